/** What a page says of itself that needs no React in the browser, with the addresses of its own script. */
const STILL = /<(?:div|main) [^>]*?\bdata-still="([^"]*)"/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** React's own ways to put late parts of a page in their place. */
const IN_PARTS = /<template id="[BP]:|\$RC\(/;
const OF_NEXT = /^\s*(?:\(?self\.__next_f|requestAnimationFrame\(function\(\)\{\$RT)/;
/** Scripts that are not needed, and a connection whose turn nothing waits for. */
const HINTS = /<link rel="(?:preload" as="script|preconnect)"[^>]*>/g;
const SHEETS = /<link rel="stylesheet"[^>]*>/g;
const FONTS = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/g;
const FACES = /@font-face\{[^{}]*font-display:swap\}/g;
const COMMENTS = /<!--(?: |\/?\$)-->/g;

/** What a browser says of a line that it does not know yet is less; of one that is slow it is more. */
const FAR_MS = 150;

const isOfNext = (attributes: string, body: string): boolean =>
  attributes.includes('src="/_next/static/') || attributes.includes('id="_R_"') || OF_NEXT.test(body);

function ownScript(addresses: string): string {
  const [first, ...needed] = addresses.split(" ").filter(Boolean);
  if (first === undefined) return "";
  const preloads = needed.map((address) => `<link rel="modulepreload" href="${address}" fetchpriority="low"/>`);
  return `<script type="module" fetchpriority="low" src="${first}"></script>${preloads.join("")}`;
}

/**
 * The fonts of a page, asked for at once. On a slow line they would hold up what is looked at, or move it when they come: there
 * the words keep the device's own letters, the fonts come after everything else, and the next page has them.
 */
function fontsOf(faces: string, files: readonly string[]): string {
  if (files.length === 0) return "";
  return `<style>${faces}</style><script>(function(f,c,s){function a(r){f.forEach(function(h){var l=document.createElement("link");l.rel=r;l.as="font";l.crossOrigin="";l.href=h;document.head.append(l)})}
var k;try{k=localStorage.letters==f.join()}catch(e){}
if(k||!c||!(c.saveData||c.rtt>=${FAR_MS}))return a("preload");
s.textContent=s.textContent.replace(/:swap/g,":optional");
if(!c.saveData)addEventListener("load",function(){setTimeout(function(){a("prefetch");try{localStorage.letters=f.join()}catch(e){}},2e3)})})(${JSON.stringify(files)},navigator.connection,document.currentScript.previousSibling)</script>`;
}

/**
 * The page of a shop without Next's scripts, where it says that it needs none: half the bytes, and nothing to run before a
 * tap is heard. Its sheet is asked for first: on a slow line what is asked for last comes last.
 */
export function stillPage(html: string): string {
  const script = STILL.exec(html)?.[1];
  if (script === undefined || IN_PARTS.test(html)) return html;
  const page = html
    .replace(SCRIPT, (all, attributes: string, body: string) => (isOfNext(attributes, body) ? "" : all))
    .replace(HINTS, "")
    .replace(COMMENTS, "");
  const sheets = (page.match(SHEETS) ?? []).join("");
  const fonts = [...page.matchAll(FONTS)].map(([, file = ""]) => file);
  const faces = fonts.length > 0 ? (page.match(FACES) ?? []).join("") : "";
  return page
    .replace(SHEETS, "")
    .replace(FONTS, "")
    .replace(FACES, (all) => (faces === "" ? all : ""))
    .replace(/<head><meta[^>]*>/, (all) => all + fontsOf(faces, fonts) + sheets)
    .replace("</head>", () => `${ownScript(script)}</head>`);
}
