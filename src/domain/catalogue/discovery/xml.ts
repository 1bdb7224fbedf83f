// Characters that XML 1.0 cannot represent, not even escaped.
const UNWRITABLE = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]|\p{Surrogate}/gu;
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text escaped for element content or an attribute. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? "");
}

/** An element with a text; empty when the text is. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
