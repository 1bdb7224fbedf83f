import { panelOffline } from "~/copy/offline";
import { THEME } from "~/generated/inline/scripts";

/** Colours as in `panel.css`, which this page cannot load. */
const CSS = `
:root{color-scheme:light;--bg:#f4f6fd;--ink:#0a1233;--ink-2:#454f73;--line:#7f89b0;--surface:#fff;--brand:#0c2be8;--soft:#e6eaff;--brand-ink:#0a22bd}
:root[data-theme=dark]{color-scheme:dark;--bg:#0a0f22;--ink:#eef1fd;--ink-2:#b4bde0;--line:#6f7bb0;--surface:#121933;--brand:#4660fa;--soft:#1f2c69;--brand-ink:#b3c0ff}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:26rem;padding:2rem 1.25rem;text-align:center}
svg{width:2rem;height:2rem;padding:1rem;border-radius:50%;background:var(--soft);color:var(--brand-ink)}
h1{margin:1rem 0 .25rem;font-size:1.5rem;line-height:1.75rem}
p{margin:0 0 1.5rem;color:var(--ink-2)}
nav{display:grid;gap:.75rem}
a{box-sizing:border-box;display:grid;place-items:center;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);color:var(--ink);font-weight:600;text-decoration:none}
a:first-child{border-color:var(--brand);background:var(--brand);color:#fff}
a:focus-visible{outline:3px solid var(--brand-ink);outline-offset:2px}
`;

/** Lucide's `cloud-off`. */
const CLOUD =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057"/><path d="M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78"/><path d="m2 2 20 20"/></svg>';

/** The page in place of a screen that is not cached, in the theme of this device. Its first link loads the screen again. */
export function missingScreen(): Response {
  const { lang, title, missing, again, products, orders } = panelOffline;
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><script>${THEME}</script><style>${CSS}</style><main>${CLOUD}<h1>${title}</h1><p>${missing}</p><nav><a href="">${again}</a><a href="/productos">${products}</a><a href="/pedidos">${orders}</a></nav></main></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
