/** The traffic source of a visitor's session. */
export const SOURCES = ["DIRECT", "WHATSAPP", "INSTAGRAM", "FACEBOOK", "GOOGLE", "QR", "OTHER"] as const;
export type Source = (typeof SOURCES)[number];

/** The query parameter with which our links name their source, as in `?desde=qr`. */
export const SOURCE_MARK = "desde";

/** The URL in a QR code, with a source mark to tell scans from typed URLs. Text that is not a URL stays unchanged. */
export function qrAddress(text: string): string {
  const url = /^https?:/i.test(text) ? URL.parse(text) : null;
  url?.searchParams.set(SOURCE_MARK, "qr");
  return url?.href ?? text;
}

interface Arrival {
  /** `?desde=` or `?utm_source=` of the landing page. */
  mark: string;
  /** The referrer's host, or an Android application's id; empty if the browser sent none. */
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
/** In-app browsers, which often send no referrer. */
const AGENTS: readonly [RegExp, Source][] = [
  [/\bInstagram\b/, "INSTAGRAM"],
  [/\bFBA[NV]\b|\bFB_IAB\b/, "FACEBOOK"],
  [/\bWhatsApp\b/, "WHATSAPP"],
];

const first = (rules: readonly [RegExp, Source][], text: string): Source | undefined =>
  rules.find(([rule]) => rule.test(text))?.[1];

/** Priority: mark, referrer, in-app browser; without any of them the URL was typed. */
export function sourceOf({ mark, host, agent }: Arrival): Source {
  const named = mark.trim().toLowerCase();
  const before = host.toLowerCase().replace(/:\d+$/, "");
  const known = first(MARKS, named) ?? first(HOSTS, before) ?? first(AGENTS, agent);
  return known ?? (named || before ? "OTHER" : "DIRECT");
}
