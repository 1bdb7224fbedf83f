import { describe, isForScreenReaders, isVisible, styleOf, withAncestors } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

const SLACK = 1;
const MAX_NAMED = 3;

const scrollsInside = (element: Element) =>
  withAncestors(element)
    .slice(1)
    .some((at) => at !== document.documentElement && at !== document.body && styleOf(at).overflowX !== "visible");

/** What makes the page wider than the screen. */
export function findOverflow(): Fault[] {
  const faults = new Faults();
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    if (width <= SLACK || right <= clientWidth + SLACK) return false;
    return isVisible(element) && !scrollsInside(element) && !isForScreenReaders(element);
  });
  // the innermost ones: their ancestors are wide because of them
  const causes = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  if (beyond > 0) {
    faults.add(`${beyond} px más ancha que la pantalla`, causes.slice(0, MAX_NAMED).map(describe).join(" / "));
    return faults.all;
  }
  for (const cause of causes.slice(0, MAX_NAMED)) faults.add("se sale de la pantalla", describe(cause));
  return faults.all;
}
