/** The HTTP status for the `code` of /error: its first three digits if they are an error status, otherwise 500. */
export function statusOfCode(code: string | null | undefined): number {
  const status = Number(/^[45]\d\d/.exec(code ?? "")?.[0]);
  return status >= 400 ? status : 500;
}
