import { describe, isVisible, shorten } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

const MIN_TARGET = 44;

/** Controls too small for a thumb. */
export function findSmallTargets(): Fault[] {
  const faults = new Faults();
  for (const target of document.querySelectorAll("a, button, select, summary, input:not([type=hidden])")) {
    // the link in a card's name covers the card, and the label of a radio button belongs to it
    if (!isVisible(target) || target.closest(".card__name, .find, .skip")) continue;
    // a tap on its label is a tap on a box or a round one
    const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
    if (width > 1 && Math.min(width, height) < MIN_TARGET - 0.5)
      faults.add(`${Math.round(width)} × ${Math.round(height)} px para tocar`, describe(target));
  }
  return faults.all;
}

/** More than one button that says it is the one to press. */
export function findMainActions(): Fault[] {
  const faults = new Faults();
  const actions = [...document.querySelectorAll("main .btn:not(.btn--line):not(.btn--soft)")].filter(isVisible);
  if (actions.length > 1) faults.add(`${actions.length} acciones principales`, actions.map(describe).join(" / "));
  return faults.all;
}

/** The bottom of a part of a card, measured from `ancestor`, as if the card were not turned. */
function bottomIn(ancestor: Element | null, part: HTMLElement): number {
  let bottom = part.offsetHeight;
  for (let at: Element | null = part; at instanceof HTMLElement && at !== ancestor; at = at.offsetParent)
    bottom += at.offsetTop;
  return bottom;
}

/** Prices or buttons at different heights in a row of cards. */
export function findUnevenRows(): Fault[] {
  const faults = new Faults();
  for (const grid of document.querySelectorAll(".grid")) {
    const rows = new Map<string, HTMLElement[]>();
    for (const item of grid.children) {
      if (!(item instanceof HTMLElement) || !item.querySelector(".add")) continue;
      const place = `${item.offsetTop} ${item.offsetHeight} ${item.offsetWidth}`;
      rows.set(place, [...(rows.get(place) ?? []), item]);
    }
    for (const row of rows.values())
      for (const selector of [".price", ".add"]) {
        const bottoms = row.flatMap((item) => {
          const part = item.querySelector<HTMLElement>(selector);
          return part ? [bottomIn(item.offsetParent, part)] : [];
        });
        if (Math.max(...bottoms) - Math.min(...bottoms) > 2)
          faults.add(`${selector} a distinta altura en un renglón`, shorten(row[0]?.textContent ?? ""));
      }
  }
  return faults.all;
}
