/** A call as it goes over the wire. The token is not in it: a line to copy must not carry one. */
export interface WireCall {
  method: string;
  url: string;
  withToken: boolean;
  body?: { kind: "json"; text: string } | { kind: "form"; fields: { name: string; value: string; file: boolean }[] };
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a line for a shell; the token stands there as `$TOKEN`. */
export function curlOf({ method, url, withToken, body }: WireCall): string {
  const parts = [method === "GET" ? `curl ${quoted(url)}` : `curl -X ${method} ${quoted(url)}`];
  if (withToken) parts.push(`-H "Authorization: Bearer $TOKEN"`);
  if (body?.kind === "json") parts.push("-H 'Content-Type: application/json'", `-d ${quoted(body.text)}`);
  if (body?.kind === "form")
    for (const { name, value, file } of body.fields) parts.push(`-F ${quoted(`${name}=${file ? "@" : ""}${value}`)}`);
  return parts.join(" \\\n  ");
}

/** `/product/{id}` with what was typed for `id`, and what was typed for the query behind it. */
export function addressOf(path: string, values: Readonly<Record<string, string>>, query: readonly string[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (hole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : hole,
  );
  const given = query.filter((name) => values[name]).map((name) => [name, values[name] ?? ""]);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
