import { presetOf, type StyleKey } from "~/domain/theme/presets";

/** Markup settings of a style that its stylesheet alone cannot express. */
export interface StyleMarkup {
  /** Name of its file in `styles/`, and the `data-style` of its pages. */
  name: StyleKey;
  /** `sizes` of its card photos, when they differ from the default of four in a row. */
  sizes?: string;
  /** `sizes` of the photo of a section's first card, when that one is larger. */
  leadSizes?: string;
  /** `sizes` of the cover, when it fills a frame taller than the picture itself. */
  coverSizes?: string;
  /** Categories in the menu of a wide screen, where they do not stand in a bar as well. */
  menuEntries?: number;
  /** Category chips have pictures. */
  pictured?: true;
}

const OWN: Partial<Record<StyleKey, Omit<StyleMarkup, "name">>> = {
  patricia: { pictured: true },
  sol: { pictured: true, sizes: "(min-width:960px) 140px,116px" },
  nymeria: {
    menuEntries: 9,
    leadSizes: "(min-width:1280px) 370px,(min-width:960px) 304px,52vw",
    coverSizes: "(min-width:960px) 800px,92vw",
  },
  rupe: {
    // On phones its frames are a ninth wider than the 320 px file: nobody sees that at two pixels a point, and the next file
    // weighs twice as much.
    sizes: "(min-width:960px) 25vw,(min-width:600px) 33vw,calc(50vw - 24px)",
    coverSizes: "(min-width:960px) 1030px,92vw",
  },
};

export function styleMarkup(styleId: number): StyleMarkup {
  const { key } = presetOf(styleId);
  return { name: key, ...OWN[key] };
}
