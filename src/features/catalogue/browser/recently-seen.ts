import { make } from "./make-element";
import type { SeenProduct } from "./seen-store";

const SHOWN = 8;
const SIDE = "160";

export interface SeenData {
  cartId: number;
  title: string;
  /** Placeholder for a missing photo. */
  noPhoto: string | null;
  product: SeenProduct;
}

/** Shows products that were seen before at the end of a product page which does not show them already. */
export function showSeen(place: HTMLElement, seen: readonly SeenProduct[], { title, noPhoto }: SeenData): void {
  const others = seen.filter(({ id }) => !place.querySelector(`[data-p="${id}"]`));
  if (others.length === 0) return;
  const items = others.slice(0, SHOWN).map(({ name, href, photo }) => {
    const src = photo ?? noPhoto;
    const size = { width: SIDE, height: SIDE, alt: "", loading: "lazy", decoding: "async" };
    const picture = src
      ? make("img", { class: "seen__i", ...size, src })
      : make("span", { class: "seen__i" }, make("i", { class: "ic i-image", "aria-hidden": "true" }));
    return make("li", {}, make("a", { class: "seen__a", href }, picture, make("span", { class: "seen__n" }, name)));
  });
  const heading = make("h2", { class: "sec__t", id: "t-seen" }, title);
  place.append(
    make(
      "section",
      { class: "sec seen", "aria-labelledby": "t-seen" },
      make("header", { class: "sec__head" }, heading),
      make("ul", { class: "seen__l" }, ...items),
    ),
  );
}
