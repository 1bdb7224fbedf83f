import { consent as words } from "~/copy/consent";
import type { Consent, Tool } from "~/domain/stats/consent";
import { make } from "../browser/make-element";
import "./consent-banner.css";

/** Elements fixed to the bottom of the screen, which the banner must not cover. */
const FIXED = ".bounce, .bounce-problem, .buybar, .p-producto .sold";

/**
 * Keeps the banner above those elements and pads the page so that its end stays readable. Stops when the signal aborts.
 */
function avoidOverlap(notice: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement;
  const place = () => {
    const own = notice.getBoundingClientRect();
    const taken = [...document.querySelectorAll<HTMLElement>(FIXED)].flatMap((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const inTheWay = getComputedStyle(element).position === "fixed" && left < own.right && right > own.left;
      return inTheWay ? innerHeight - top : [];
    });
    style.setProperty("--consent-b", `${Math.max(0, ...taken)}px`);
    style.setProperty("--consent-h", `${notice.offsetHeight}px`);
  };
  const seen = new MutationObserver(() => requestAnimationFrame(place));
  for (const part of document.querySelectorAll("aside, .buy")) seen.observe(part, { childList: true, subtree: true });
  addEventListener("resize", place, { signal });
  signal.addEventListener("abort", () => seen.disconnect());
  place();
}

interface BannerOptions {
  tools: readonly Tool[];
  /** The visitor's current answer; null before the first one. */
  current: Consent | null;
  /** The visitor opened the banner from the footer: focus moves to it, and back once it closes. */
  called: boolean;
  onAnswer: (answer: Consent) => void;
}

let shown: AbortController | undefined;

/** Shows a non-modal consent banner: the page stays usable until the visitor answers. */
export function askConsent(mount: HTMLElement, { tools, current, called, onAnswer }: BannerOptions): void {
  const before = document.activeElement;
  const notice = make("section", { class: "consent", "aria-label": words.label, tabindex: "-1" });
  const text = make("p", {}, words.ask(tools) + (current ? ` ${words.now[current]}` : ""));
  const buttons = make("div", { class: "consent__b" });
  shown?.abort();
  const open = new AbortController();
  shown = open;

  const close = (said: string) => {
    open.abort();
    const inside = notice.contains(document.activeElement);
    mount.textContent = "";
    if (said) mount.append(make("p", { class: "vh" }, said));
    if (inside && called && before instanceof HTMLElement) before.focus();
  };
  for (const answer of ["no", "yes"] as const) {
    const button = make("button", { type: "button", class: "btn btn--line" }, words[answer]);
    button.addEventListener("click", () => {
      close(words.saved);
      onAnswer(answer);
    });
    buttons.append(button);
  }
  notice.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && called) close("");
  });
  notice.append(text, buttons);
  mount.replaceChildren(notice);
  avoidOverlap(notice, open.signal);
  if (called) notice.focus();
}
