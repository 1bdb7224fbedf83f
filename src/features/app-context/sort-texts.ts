import type { SortableTexts } from "~/components/ui/sortable-items";
import { fill } from "~/copy/fill";

/** What is said while things are sorted: of `count` in all, the list shows those from place `first` on. */
export function sortTexts(copy: Record<keyof SortableTexts, string>, count: number, first = 1): SortableTexts {
  const say = (sentence: string) => (name: string, place: number) =>
    fill(sentence, { name, place: first + place - 1, count });
  return {
    instructions: copy.instructions,
    picked: say(copy.picked),
    over: say(copy.over),
    dropped: say(copy.dropped),
    cancelled: say(copy.cancelled),
  };
}
