// Remembers on the device the price list whose link was opened, and leads back to it from the shop's public pages.
import type { InlineScriptElement } from "./inline-script";

export interface ListMemoryData {
  shop: number;
  /** The list's path and name, on its pages. */
  path?: string;
  name?: string;
  /** On the shop's public pages: the sentence before the link, with `*` for the list's name. */
  told?: string;
  /** The path of a list that is not valid any more. */
  gone?: string;
}

function remember({ previousElementSibling: notice, dataset }: InlineScriptElement<ListMemoryData>): void {
  const { shop, path, name, told, gone } = dataset;
  const key = `list:${shop}`;
  if (path) localStorage[key] = JSON.stringify([path, name]);
  const [known, itsName] = JSON.parse(localStorage[key] || "[]") as string[];
  if (gone && known === gone) localStorage.removeItem(key);
  const [text, link] = notice?.children ?? [];
  if (!told || !known || !(notice instanceof HTMLElement) || !text || !(link instanceof HTMLAnchorElement)) return;
  text.textContent = told.replace("*", itsName || "");
  link.href = known + location.pathname.replace(/^\/$/, "");
  notice.hidden = false;
}

try {
  remember(document.currentScript as InlineScriptElement<ListMemoryData>);
} catch {} // a device that stores nothing remembers no list
