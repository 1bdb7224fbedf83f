/** A request as sent, without the token, which must not end up in copied commands. */
export interface WireCall {
  method: string;
  url: string;
  withToken: boolean;
  body?: { kind: "json"; text: string } | { kind: "form"; fields: { name: string; value: string; file: boolean }[] };
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a curl command, with `$TOKEN` in place of the token. */
export function curlOf({ method, url, withToken, body }: WireCall): string {
  const parts = [method === "GET" ? `curl ${quoted(url)}` : `curl -X ${method} ${quoted(url)}`];
  if (withToken) parts.push(`-H "Authorization: Bearer $TOKEN"`);
  if (body?.kind === "json") parts.push("-H 'Content-Type: application/json'", `-d ${quoted(body.text)}`);
  if (body?.kind === "form")
    for (const { name, value, file } of body.fields) parts.push(`-F ${quoted(`${name}=${file ? "@" : ""}${value}`)}`);
  return parts.join(" \\\n  ");
}

/** Fills the path parameters of `/product/{id}` and appends the query parameters. */
export function addressOf(path: string, values: Readonly<Record<string, string>>, query: readonly string[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (hole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : hole,
  );
  const given = query.filter((name) => values[name]).map((name) => [name, values[name] ?? ""]);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
