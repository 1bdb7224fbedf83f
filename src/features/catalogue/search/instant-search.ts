import { instantSearch as words } from "~/copy/instant-search";
import type { NamePart } from "~/domain/catalogue/search/highlight";
import { MIN_SUGGESTION_QUERY, type Suggestion, type Suggestions } from "~/domain/catalogue/search/suggestion";
import { within } from "~/lib/within";
import "./instant-search.css";
import { dropStored } from "../browser/device-storage";
import { type Child, make } from "../browser/make-element";
import { readRecentSearches, storeRecentSearch } from "./recent-searches";

const PAUSE_MS = 120;
const PHONE = "(max-width: 599px)";

const marked = (name: readonly NamePart[]): Child[] =>
  name.map(([text, found]) => (found ? make("mark", {}, text) : text));

const icon = (name: string) => make("i", { class: `ic i-${name}`, "aria-hidden": "true" });

const option = (href: string, kind: string, ...children: Child[]) =>
  make("a", { role: "option", "aria-selected": "false", tabindex: "-1", href, class: `sug__o${kind}` }, ...children);

function productOption({ href, name, price, note, photo }: Suggestion): HTMLElement {
  const picture = photo
    ? make("img", { class: "sug__i", src: photo, alt: "", width: "48", height: "48" })
    : make("span", { class: "sug__i" }, icon("image"));
  const text = make("span", { class: "sug__n" }, ...marked(name));
  const below = make("span", { class: "sug__p" }, price, ...(note ? [make("span", { class: "sug__x" }, note)] : []));
  return option(href, "", picture, make("span", { class: "sug__b" }, text, " ", below));
}

/** Adds suggestions to a search box. Without it, or offline, the form leads to the results page. */
export function startInstantSearch(input: HTMLInputElement): void {
  const { form } = input;
  const host = form?.parentElement;
  if (!form || !host) return;
  const key = `searches:${new URL(form.action).pathname}`;
  const listId = `${input.id}-list`;
  const list = make("div", { id: listId, role: "listbox", "aria-label": words.results, class: "sug__l" });
  const said = make("p", { role: "status", class: "sug__s" });
  const forget = make("button", { type: "button", class: "sug__f" }, words.forget);
  const box = make("div", { class: "sug" }, said, list, forget);
  const answers = new Map<string, Suggestions | null>();
  let options: HTMLElement[] = [];
  let active = -1;
  let shown = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: AbortController | undefined;

  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": "false",
  };
  input.type = "text"; // an input of type search may not have the combobox role
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  box.hidden = true;
  host.append(box);

  const choose = (next: number) => {
    options[active]?.setAttribute("aria-selected", "false");
    active = next;
    const chosen = options[active];
    chosen?.setAttribute("aria-selected", "true");
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  };

  const open = (next: HTMLElement[], message: string, { recent = false, plain = false } = {}) => {
    options = next;
    for (const [at, one] of options.entries()) one.id = `${listId}-${at}`;
    list.replaceChildren(...options);
    list.ariaLabel = recent ? words.recent : words.results;
    choose(-1);
    said.textContent = message;
    said.classList.toggle("vh", !plain);
    forget.hidden = !recent;
    box.hidden = options.length === 0 && !plain;
    input.ariaExpanded = String(options.length > 0);
  };

  const close = () => {
    box.hidden = true;
    choose(-1);
    input.ariaExpanded = "false";
    shown = "";
  };

  const showRecent = () => {
    const recent = readRecentSearches(key).map((text) => {
      const address = new URL(form.action);
      address.searchParams.set("q", text);
      return option(address.href, " sug__o--line", icon("clock"), text);
    });
    if (recent.length > 0) open(recent, words.recent, { recent: true, plain: true });
    else close();
  };

  const show = (asked: string, answer: Suggestions | null) => {
    if (!answer) return close();
    shown = asked;
    const { categories, products, all, said: message } = answer;
    open(
      [
        ...categories.map(({ href, name }) =>
          option(
            href,
            " sug__o--line",
            icon("grid"),
            make("span", {}, ...marked(name)),
            make("span", { class: "sug__x" }, words.categories),
          ),
        ),
        ...products.map(productOption),
        ...(all ? [option(all.href, " sug__o--all", all.text)] : []),
      ],
      message,
      { plain: products.length === 0 },
    );
    // a phone's keyboard takes half the screen
    if (matchMedia(PHONE).matches && host.getBoundingClientRect().top > 80) host.scrollIntoView({ block: "start" });
  };

  const ask = async (asked: string) => {
    under?.abort();
    const known = answers.get(asked);
    if (known !== undefined) return show(asked, known);
    under = new AbortController();
    const { signal } = under;
    try {
      const address = `${form.action}/sugerencias?q=${encodeURIComponent(asked)}`;
      const answer = await within(
        async (limit): Promise<Suggestions | null> => {
          const response = await fetch(address, { signal: limit });
          if (!response.ok) throw new Error(String(response.status));
          return response.status === 204 ? null : response.json();
        },
        { signal },
      );
      answers.set(asked, answer);
      if (!signal.aborted && document.activeElement === input) show(asked, answer);
    } catch {
      // pressing Enter still leads to the results page, which shows any error
      if (!signal.aborted) close();
    }
  };

  const type = () => {
    clearTimeout(timer);
    const asked = input.value.replace(/\s+/g, " ").trim();
    if (asked.length >= MIN_SUGGESTION_QUERY) {
      if (asked === shown && !box.hidden) return;
      timer = setTimeout(ask, PAUSE_MS, asked);
      return;
    }
    under?.abort();
    if (asked === "") showRecent();
    else close();
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => (box.hidden ? type() : choose(active + 1 < options.length ? active + 1 : -1)),
    ArrowUp: () => choose(active < 0 ? options.length - 1 : active - 1),
    Home: () => choose(0),
    End: () => choose(options.length - 1),
    Enter: () => options[active]?.click(),
    Escape: close,
  };
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const act = keys[event.key];
    // keep the native behaviour of caret keys, submitting and clearing the field
    const ours =
      event.key === "ArrowDown" || (!box.hidden && (event.key === "Escape" || event.key === "ArrowUp" || active >= 0));
    if (!act || !ours) return;
    event.preventDefault();
    act();
  });
  input.addEventListener("input", type);
  input.addEventListener("focus", type);
  host.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && host.contains(event.relatedTarget))) close();
  });
  // tapping the list must not take the focus from the input
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", () => {
    if (input.value.trim().length >= MIN_SUGGESTION_QUERY) storeRecentSearch(key, input.value);
  });
  form.addEventListener("submit", () => {
    if (input.value.trim().length >= MIN_SUGGESTION_QUERY) storeRecentSearch(key, input.value);
  });
  forget.addEventListener("click", () => {
    dropStored(key);
    close();
    input.focus();
  });
  if (document.activeElement === input) type();
}
