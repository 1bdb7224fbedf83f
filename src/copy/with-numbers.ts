/** Exchanges the separators of the numbers in all texts of a tree: "1.500,50" becomes "1,500.50". */
export function exchanged<Tree>(tree: Tree): Tree;
export function exchanged(tree: unknown): unknown {
  if (typeof tree === "string") return tree.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === "." ? "," : "."));
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, text]) => [name, exchanged(text)]));
}
