// What XML 1.0 cannot hold at all, however it is written.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as it stands between two tags or in an attribute. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? "");
}

/** An element with a text in it; nothing where there is none. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
