import type { Copy } from "~/copy/copy";
import type { NumberFormat } from "~/domain/money/number-format";

/** Exchanges the separators of the numbers in all texts of a tree: "1.500,50" becomes "1,500.50". */
function exchanged<Tree>(tree: Tree): Tree;
function exchanged(tree: unknown): unknown {
  if (typeof tree === "string") return tree.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === "." ? "," : "."));
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, text]) => [name, exchanged(text)]));
}

const exchangedOf = new WeakMap<Copy, Copy>();

/**
 * The texts with their numbers (limits, and examples of what to type) as a country writes them. Only the areas that a
 * merchant reads and that have such numbers; the site and the team's screens stay as they are.
 */
export function withNumbers(copy: Copy, numbers: NumberFormat): Copy {
  if (numbers.thousands === copy.numbers.thousands) return copy;
  const known = exchangedOf.get(copy);
  if (known) return known;
  const { validation, productImport, tent, theme } = copy;
  const written = { ...copy, numbers, ...exchanged({ validation, productImport, tent, theme }) };
  exchangedOf.set(copy, written);
  return written;
}
