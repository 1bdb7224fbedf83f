import { foldText } from "../text";

/** Those whose name has every typed word, in any order, without case and accents. */
export function namedLike<One extends { name: string }>(choices: readonly One[], typed: string): One[] {
  const words = foldText(typed).split(" ");
  return choices.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
}
