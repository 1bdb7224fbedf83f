/** Error codes for which retrying the same file cannot help. */
const FINAL: readonly string[] = ["IMAGE_KIND", "IMAGE_BROKEN", "IMAGE_TOO_LARGE", "IMAGE_LIMIT", "BODY_TOO_LARGE"];

/** Whether the same file may be accepted another time. */
export const mayRetry = (code: string | undefined): boolean => !FINAL.includes(code ?? "");
