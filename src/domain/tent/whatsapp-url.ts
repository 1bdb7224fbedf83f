/** `https://wa.me/<digits>?text=<encoded once>`: digits only, no leading zeros. */
export function whatsappUrl(digits: string, text = ""): string {
  const number = digits.replace(/\D/g, "").replace(/^0+/, "");
  return `https://wa.me/${number}${text === "" ? "" : `?text=${encodeText(text)}`}`;
}

/** Replaces lone surrogates, which a cut text may end in and which make encodeURIComponent throw. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
