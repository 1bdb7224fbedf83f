import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type Node, type Root } from "postcss";

/** Maximum number of cached class sets. */
const MAX_KINDS = 200;
/** Selector functions: classes inside them may be present or not. */
const FUNCTIONS = /:(?:not|where|is|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.([\w-]+)/g;

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

const isKeyframes = (node: Node | undefined): boolean =>
  node?.type === "atrule" && (node as AtRule).name === "keyframes";

/** The rules whose selectors need no class but those that `has`, with the animations that these rules name. */
function rulesOf(root: Root, has: (className: string) => boolean): string {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const used = rule.selectors.filter((selector) =>
      [...selector.replace(FUNCTIONS, "").matchAll(CLASS)].every(([, name = ""]) => has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const keyframes: AtRule[] = [];
  root.walkAtRules((rule) => {
    if (isKeyframes(rule)) keyframes.push(rule);
    else if (rule.nodes?.length === 0) rule.remove();
  });
  const text = root.toString();
  for (const rule of keyframes) if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  return root.toString();
}

/** Without the rules for paper: nothing is printed before the whole sheet has arrived. */
function forScreens(root: Root): Root {
  root.walkAtRules("media", (rule) => {
    if (rule.params.trim() === "print") rule.remove();
  });
  return root;
}

/** What only a product, the cart, an order, "Mis pedidos" and the links show: blocks of class names, before `__` and `--`. */
const OTHER_BLOCKS = new Set(
  (
    "bank bill buy buybar cartp changes deals gal line lnkb lt lk min mine minep mo notify opc opt ord ordw p-carrito p-enviado " +
    "p-links p-producto pay paybar pdp prod sent ship sum trk undo vlist wait i-card i-copy i-mail i-repeat i-share i-trash"
  ).split(" "),
);

/** Whether a class is shown on other pages than the home, lists of products and search results. */
export const isOfOtherPages = (className: string): boolean =>
  OTHER_BLOCKS.has(className.split(/__|--/, 1)[0] ?? className);

/** The part of a style sheet that the home, lists of products and search results need. */
export const listingRules = (sheet: string): string => rulesOf(postcss.parse(sheet), (name) => !isOfOtherPages(name));

/**
 * Creates, for one style sheet, a function that returns a page's critical CSS for inlining: the rules whose classes all
 * occur in the page's HTML. Pages differ in few classes, so most results are cached.
 */
export function usedRules(sheet: string): (html: string) => string {
  let parsed: Root | undefined; // most styles are served without ever needing it
  const made = new LRUCache<string, string>({ max: MAX_KINDS });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].sort().join(" ");
    const known = made.get(key);
    if (known !== undefined) return known;
    parsed ??= forScreens(postcss.parse(sheet));
    const rules = rulesOf(parsed.clone(), (name) => classes.has(name));
    made.set(key, rules);
    return rules;
  };
}
