import { LRUCache } from "lru-cache";
import postcss, { type ChildNode } from "postcss";

/** Maximum number of cached class sets. */
const MAX_KINDS = 200;
/** Selector functions: classes inside them may be present or not. */
const FUNCTIONS = /:(?:not|where|is|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.([\w-]+)/g;
const NOT = /:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
/** One of what the elements inside have: that is needed as well. */
const HAS_ONE = /:has\(([^(),]+)\)/g;

/** The classes without which a selector finds nothing; `bare` is the selector without its functions. */
const classesNeeded = (selector: string, bare: string): string[] => {
  const inside = [...selector.replace(NOT, "").matchAll(HAS_ONE)].map(([, one = ""]) => one);
  return [bare, ...inside].flatMap((part) => [...part.matchAll(CLASS)].map(([, name = ""]) => name));
};
/** What is only seen under a pointer or the keyboard's focus. */
const POINTED = /:(?:hover|focus-visible|focus-within)/;
/** Conditions of what is only seen on paper or under a pointer. */
const LATE = /^(?:print|\((?:hover:\s*hover|pointer:\s*fine)\))$/;

const ATTRIBUTE = ' class="';

/** Every page is searched, so each different attribute is split once, and by no regular expression. */
function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    at += ATTRIBUTE.length;
    attributes.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...attributes].flatMap((names) => names.split(" ")));
}

/** A rule, with the classes that each of its selectors needs. */
interface Rule {
  selectors: readonly { text: string; classes: readonly string[]; isPointed: boolean }[];
  body: string;
}

/** Rules under a condition, as in `@media`. */
interface Group {
  open: string;
  parts: readonly Part[];
}

interface Keyframes {
  isNamedIn: (css: string) => boolean;
  text: string;
}

type Part = Rule | Group | Keyframes | string;

function partOf(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === "rule")
    return {
      selectors: node.selectors.map((selector) => {
        const bare = selector.replace(FUNCTIONS, "");
        return {
          text: selector,
          classes: classesNeeded(selector, bare),
          isPointed: POINTED.test(bare),
        };
      }),
      body: text.slice(text.indexOf("{")),
    };
  if (node.type !== "atrule") return text;
  if (node.name === "keyframes") {
    const named = new RegExp(`animation[^;}]*\\b${node.params}\\b`);
    return { isNamedIn: (css) => named.test(css), text };
  }
  if (!node.nodes) return `${text};`;
  const isGroup = node.nodes.some(({ type }) => type !== "decl");
  return isGroup ? { open: text.slice(0, text.indexOf("{") + 1), parts: node.nodes.map(partOf) } : text;
}

/**
 * Reads a sheet once. Returns a function that writes the rules whose selectors need no class but those that `has`, with the
 * animations that these rules name: for each page of a product that nobody opened yet, so it only joins texts.
 */
function compile(sheet: string, { atFirst }: { atFirst: boolean }) {
  const { nodes } = postcss.parse(sheet);
  const isShown = (node: ChildNode) =>
    !atFirst || !(node.type === "atrule" && node.name === "media" && LATE.test(node.params.trim()));
  const parts = nodes.filter(isShown).map(partOf);
  const classes = new Set(parts.flatMap(classesOf));

  function write(some: readonly Part[], has: (className: string) => boolean, to: (string | Keyframes)[]): void {
    for (const part of some) {
      if (typeof part === "string" || "isNamedIn" in part) to.push(part);
      else if ("body" in part) {
        const used = part.selectors.filter(
          ({ classes: needed, isPointed }) => !(atFirst && isPointed) && needed.every(has),
        );
        if (used.length > 0) to.push(used.map(({ text }) => text).join(",") + part.body);
      } else {
        const inside: (string | Keyframes)[] = [];
        write(part.parts, has, inside);
        if (inside.length > 0) to.push(part.open, ...inside, "}");
      }
    }
  }

  return {
    /** The classes that occur in the sheet. */
    classes,
    rules(has: (className: string) => boolean): string {
      const written: (string | Keyframes)[] = [];
      write(parts, has, written);
      const css = written.filter((part) => typeof part === "string").join("");
      return written.map((part) => (typeof part === "string" ? part : part.isNamedIn(css) ? part.text : "")).join("");
    },
  };
}

function classesOf(part: Part): string[] {
  if (typeof part === "string" || "isNamedIn" in part) return [];
  return "body" in part ? part.selectors.flatMap(({ classes }) => classes) : part.parts.flatMap(classesOf);
}

/**
 * What only a product, the cart, an order, "Mis pedidos", the links and pages that say what is not there show: whole classes, and
 * blocks of class names, before `__` and `--`.
 */
const OF_OTHER_PAGES = new Set(
  (
    "asklist bank bill buy buybar cart cartp changes cup deals dot facts fldrow gal i-card i-copy i-mail i-repeat " +
    "i-share i-trash instead its later lg line lines lk lnkb lost lt min mine minep mo notify off opc opt ord ordw " +
    "p-404 p-carrito p-enviado p-links p-producto pay paybar pdp pick price--big prod rep scene--cart scene--lost " +
    "scene--off scene--offline scene--orders sent ship sum trk undo vlist wait way"
  ).split(" "),
);

/** Whether a class is shown on other pages than the home, lists of products and search results. */
export const isOfOtherPages = (className: string): boolean =>
  OF_OTHER_PAGES.has(className) || OF_OTHER_PAGES.has(className.split(/__|--/, 1)[0] ?? className);

/** The part of a style sheet that the home, lists of products and search results need. */
export const listingRules = (sheet: string): string =>
  compile(sheet, { atFirst: false }).rules((name) => !isOfOtherPages(name));

/**
 * Creates, for one style sheet, a function that returns a page's critical CSS for inlining: the rules whose classes all
 * occur in the page's HTML, but those for paper, a pointer or the keyboard's focus, as nothing is printed or pointed at before the
 * whole sheet has arrived. Pages differ in few classes, so most results are cached.
 */
export function usedRules(sheet: string): (html: string) => string {
  let compiled: ReturnType<typeof compile> | undefined; // most styles are served without ever needing it
  const made = new LRUCache<string, string>({ max: MAX_KINDS });
  return (html) => {
    compiled ??= compile(sheet, { atFirst: true });
    const { classes, rules } = compiled;
    const used = new Set([...classesIn(html)].filter((name) => classes.has(name)));
    const key = [...used].sort().join(" ");
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = rules((name) => used.has(name));
    made.set(key, css);
    return css;
  };
}
