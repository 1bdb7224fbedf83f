import { presetOf, type StyleKey } from "~/domain/theme/presets";

/** How a style's pages are laid out where its sheet alone cannot say so. */
export interface StyleMarkup {
  /** Of its file in `styles/`, and `data-style` of its pages. */
  name: StyleKey;
  /** How wide the photos of its cards are, where they are not four in a row of the usual page. */
  sizes?: string;
  /** How wide the photo of a section's first card is, where that one is larger. */
  leadSizes?: string;
  /** How wide the cover is drawn, where the frame that it fills is taller than it. */
  coverSizes?: string;
  /** The chips of its categories have pictures. */
  pictured?: true;
}

const OWN: Partial<Record<StyleKey, Omit<StyleMarkup, "name">>> = {
  patricia: { pictured: true },
  sol: { pictured: true },
  nymeria: {
    leadSizes: "(min-width:1280px) 600px,(min-width:960px) 48vw,(min-width:600px) 64vw,100vw",
    coverSizes: "(min-width:960px) 800px,92vw",
  },
  rupe: { sizes: "(min-width:960px) 25vw,(min-width:600px) 33vw,50vw", coverSizes: "(min-width:960px) 1030px,92vw" },
};

/** A shop's style. */
export function styleMarkup(styleId: number): StyleMarkup {
  const { key } = presetOf(styleId);
  return { name: key, ...OWN[key] };
}
