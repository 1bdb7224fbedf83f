/** What a `User-Agent` header reveals about a device; null marks what is unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
  phone: boolean;
}

/** The order matters: browsers also name the ones they derive from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  const system = nameIn(SYSTEMS, text);
  return { browser: nameIn(BROWSERS, text), system, phone: system === "iPhone" || /\bMobile\b/.test(text) };
}
