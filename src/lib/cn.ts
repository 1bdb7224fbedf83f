import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = () => true;
const isWidth = (value: string) => /^(\d|\[[\d.])/.test(value);
const isSize = (value: string) =>
  /^(tab|xs|sm|md|base|lg|\d?xl|\[[\d.]+\w+\]|\[(length|clamp|calc|max|min).*)$/.test(value);

/** Properties whose classes are their name, alone or with a value. */
const named = (
  "aspect overscroll inset inset-x inset-y top right bottom left z basis grow shrink order col-start row-start " +
  "grid-cols grid-rows grid-flow auto-cols gap gap-x gap-y justify-items justify-self justify items self place-content " +
  "place-items p px py pt pr pb pl m mx my mt mr mb ml space-x size w min-w max-w h min-h max-h tracking line-clamp leading " +
  "whitespace wrap underline-offset rounded rounded-t rounded-r rounded-b rounded-l border-x border-y border-t border-r " +
  "border-b border-l divide-x divide-y outline-offset opacity drop-shadow transition duration ease delay animate rotate origin translate-x " +
  "translate-y accent appearance scheme cursor pointer-events resize scroll-my scroll-mt scroll-mb scroll-px touch select fill " +
  "overflow overflow-x overflow-y"
).split(" ");

const sides = (name: string) => ["x", "y", "t", "r", "b", "l"].map((side) => `${name}${side}`);

/**
 * The classes that the panel uses: the library's own list of all classes is three times as large as the code that merges. Its
 * test compares both for every class of the sources; one that is missing here has a line to be added.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(named.map((name) => [name, [{ [name]: ["", any] }]])),
    "container-type": ["@container"],
    "break-after": [{ "break-after": [any] }],
    "break-inside": [{ "break-inside": [any] }],
    break: [{ break: ["all", "words", "normal", "keep"] }],
    display: [
      "block",
      "inline-block",
      "inline",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "flow-root",
      "contents",
      "table",
      "hidden",
    ],
    sr: ["sr-only", "not-sr-only"],
    float: [{ float: [any] }],
    "object-fit": [{ object: ["contain", "cover", "fill", "none", "scale-down"] }],
    "object-position": [{ object: [any] }],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    visibility: ["visible", "invisible", "collapse"],
    isolation: ["isolate", "isolation-auto"],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "wrap-reverse", "nowrap"] }],
    flex: [{ flex: [any] }],
    "col-span": [{ col: ["auto", { span: [any] }] }],
    "row-span": [{ row: ["auto", { span: [any] }] }],
    "align-content": [
      { content: ["normal", "center", "start", "end", "between", "around", "evenly", "baseline", "stretch"] },
    ],
    content: [{ content: [any] }],
    "font-size": [{ text: [isSize] }],
    "text-align": [{ text: ["left", "center", "right", "justify", "start", "end"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "text-overflow": ["truncate", "text-ellipsis", "text-clip"],
    "text-color": [{ text: [any] }],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
    "font-family": [{ font: [any] }],
    "fvn-spacing": ["proportional-nums", "tabular-nums"],
    "list-position": [{ list: ["inside", "outside"] }],
    "list-type": [{ list: [any] }],
    "text-decoration": ["underline", "overline", "line-through", "no-underline"],
    bg: [{ bg: [any] }],
    "border-w": [{ border: ["", isWidth] }],
    "border-style": [{ border: ["solid", "dashed", "dotted", "double", "hidden", "none"] }],
    "border-color": [{ border: [any] }],
    "divide-color": [{ divide: [any] }],
    "outline-style": [{ outline: ["none", "hidden", "dashed", "dotted", "solid"] }],
    "outline-w": [{ outline: ["", isWidth] }],
    "outline-color": [{ outline: [any] }],
    shadow: [{ shadow: ["", any] }],
    "ring-w": [{ ring: ["", isWidth] }],
    "ring-color": [{ ring: [any] }],
    "snap-align": [{ snap: ["start", "center", "end", "align-none"] }],
    "snap-type": [{ snap: ["none", "x", "y", "both"] }],
    "snap-strictness": [{ snap: ["mandatory", "proximity"] }],
    stroke: [{ stroke: [any] }],
  },
  conflictingClassGroups: {
    overflow: ["overflow-x", "overflow-y"],
    inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
    "inset-x": ["right", "left"],
    "inset-y": ["top", "bottom"],
    flex: ["basis", "grow", "shrink"],
    gap: ["gap-x", "gap-y"],
    p: sides("p"),
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: sides("m"),
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    size: ["w", "h"],
    "font-size": ["leading"],
    "line-clamp": ["display", "overflow"],
    rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-l"],
    "border-w": sides("border-"),
    "border-x": ["border-r", "border-l"],
    "border-y": ["border-t", "border-b"],
    "scroll-my": ["scroll-mt", "scroll-mb"],
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [
    "*",
    "**",
    "after",
    "backdrop",
    "before",
    "file",
    "first-letter",
    "first-line",
    "marker",
    "placeholder",
    "selection",
  ],
}));

/** Joins class names; of conflicting ones the last stays. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
