import type { InlineScriptElement } from "./inline-script";

export interface FontsData {
  /** Addresses of the page's fonts, with commas between them. */
  fonts: string;
  /** Address of the sheet with the title font. */
  titles?: string;
}

/** What Chromium reports about the connection. */
interface Connection {
  saveData: boolean;
  /** Round-trip time in ms; browsers report less while it is still unknown. */
  rtt: number;
}

/** Round-trip time, in ms, above which a connection is slow. */
const SLOW_MS = 150;

const script = document.currentScript as InlineScriptElement<FontsData>;
const { fonts, titles } = script.dataset;
const style = script.previousSibling as HTMLStyleElement;
const { connection } = navigator as Navigator & { connection?: Connection };

const link = (attributes: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement("link"), attributes));

function request(rel: "preload" | "prefetch"): void {
  for (const href of fonts.split(",")) link({ rel, as: "font", crossOrigin: "", href });
}

let isPrefetched = false;
try {
  isPrefetched = localStorage.letters === fonts;
} catch {}

if (connection && !isPrefetched && (connection.saveData || connection.rtt >= SLOW_MS)) {
  style.textContent = style.textContent.replace(/@font-face{[^}]*}/g, "");
  if (!connection.saveData) {
    // it arrives with the sheet: titles do not change their letters afterwards
    if (titles) link({ rel: "stylesheet", blocking: "render", href: titles });
    addEventListener("load", () => {
      setTimeout(() => {
        request("prefetch");
        try {
          localStorage.letters = fonts;
        } catch {}
      }, 2_000);
    });
  }
} else request("preload");
