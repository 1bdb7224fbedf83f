/** Where a visitor's session came from. */
export const SOURCES = ["DIRECT", "WHATSAPP", "INSTAGRAM", "FACEBOOK", "GOOGLE", "QR", "OTHER"] as const;
export type Source = (typeof SOURCES)[number];

/** What a link of ours carries to say where it stands, as `?desde=qr`. */
export const SOURCE_MARK = "desde";

/** What a QR code holds: who comes by it is told apart from who typed the address. What is no address stays as it is. */
export function qrAddress(text: string): string {
  const url = /^https?:/i.test(text) ? URL.parse(text) : null;
  url?.searchParams.set(SOURCE_MARK, "qr");
  return url?.href ?? text;
}

interface Arrival {
  /** `?desde=` or `?utm_source=` of the first page. */
  mark: string;
  /** The host of the page before, or of an Android application; empty when the browser said nothing. */
  host: string;
  agent: string;
}

const MARKS: readonly [RegExp, Source][] = [
  [/^qr/, "QR"],
  [/whatsapp|^wa$|^wsp$/, "WHATSAPP"],
  [/instagram|^ig$/, "INSTAGRAM"],
  [/facebook|^fb$|^meta$/, "FACEBOOK"],
  [/google/, "GOOGLE"],
];
const HOSTS: readonly [RegExp, Source][] = [
  [/(?:^|\.)(?:whatsapp\.com|wa\.me|whatsapp\.net)$|^com\.whatsapp(?:\.|$)/, "WHATSAPP"],
  [/(?:^|\.)instagram\.com$|^com\.instagram\./, "INSTAGRAM"],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook\./, "FACEBOOK"],
  [/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$|^com\.google\./, "GOOGLE"],
];
/** The browsers inside of applications, which often send no page before. */
const AGENTS: readonly [RegExp, Source][] = [
  [/\bInstagram\b/, "INSTAGRAM"],
  [/\bFBA[NV]\b|\bFB_IAB\b/, "FACEBOOK"],
  [/\bWhatsApp\b/, "WHATSAPP"],
];

const first = (rules: readonly [RegExp, Source][], text: string): Source | undefined =>
  rules.find(([rule]) => rule.test(text))?.[1];

/** A mark says most, then the page before, then the application; nothing at all is a typed address. */
export function sourceOf({ mark, host, agent }: Arrival): Source {
  const named = mark.trim().toLowerCase();
  const before = host.toLowerCase().replace(/:\d+$/, "");
  const known = first(MARKS, named) ?? first(HOSTS, before) ?? first(AGENTS, agent);
  return known ?? (named || before ? "OTHER" : "DIRECT");
}
