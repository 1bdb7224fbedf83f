/** The HTTP status that a `code` of /error asks for: its first three digits where they are an error's, else 500. */
export function statusOfCode(code: string | null | undefined): number {
  const status = Number(/^[45]\d\d/.exec(code ?? "")?.[0]);
  return status >= 400 ? status : 500;
}
