import type { PhotoView } from "~/domain/catalogue/view";
import { presetOf, type StyleKey } from "~/domain/theme/presets";

/** Markup settings of a style that its stylesheet alone cannot express. */
export interface StyleMarkup {
  /** Name of its file in `styles/`, and the `data-style` of its pages. */
  name: StyleKey;
  /** `sizes` of its card photos, when they differ from the default of four in a row. */
  sizes?: string;
  /** `sizes` of the photo of a section's first card, when that one is larger. */
  leadSizes?: string;
  /** `sizes` of the photo of the last of three cards, when it is as high as the cards beside it and wider. */
  thirdSizes?: string;
  /** `sizes` of the photos on a product's page, when they are larger than half of the page. */
  gallerySizes?: string;
  /** `sizes` of the pictures of the home's categories, when they are larger than 220 px on a wide screen. */
  categorySizes?: string;
  /** The share of a phone's width that a banner's picture takes, when it is more than that of half a screen. */
  bannerShare?: number;
  /** Category chips have pictures. */
  pictured?: true;
}

const OWN: Partial<Record<StyleKey, Omit<StyleMarkup, "name">>> = {
  patricia: { pictured: true },
  celia: { bannerShare: 92, gallerySizes: "(min-width:1600px) 628px,(min-width:960px) 448px,92vw" },
  sol: {
    pictured: true,
    bannerShare: 52,
    sizes: "(min-width:960px) 140px,116px",
    categorySizes: "(min-width:1600px) 26vw,(min-width:960px) 29vw,(min-width:600px) 220px,calc(50vw - 24px)",
  },
  nymeria: {
    bannerShare: 52,
    leadSizes: "(min-width:1280px) 370px,(min-width:960px) 304px,52vw",
  },
  rupe: {
    gallerySizes: "(min-width:960px) 54vw,92vw",
    // On phones its frames are a ninth wider than the 320 px file: nobody sees that at two pixels a point, and the next file
    // weighs twice as much.
    sizes: "(min-width:960px) 25vw,(min-width:600px) 33vw,calc(50vw - 24px)",
    thirdSizes: "(min-width:600px) 33vw,calc(50vw - 24px)",
  },
};

export function styleMarkup(styleId: number): StyleMarkup {
  const { key } = presetOf(styleId);
  return { name: key, ...OWN[key] };
}

interface CoverFrame {
  /** Its widest on a wide screen, in percent of the screen. */
  vw: number;
  /** Its height there, in pixels, and from 1600 px on. */
  height: number;
  tall?: number;
  /** The text stands beside it from 600 px on. */
  beside?: true;
  /** How wide each of four photos is drawn there, when that is more than 290 px below a screen of 1600 px. */
  tile?: number;
}

/** The frame of the cover's picture, as the sheets draw it on a wide screen. */
const COVER_FRAMES: Record<StyleKey, CoverFrame> = {
  guille: { vw: 54, height: 470, tall: 600 },
  celia: { vw: 32, height: 580, tall: 680 },
  patricia: { vw: 50, height: 320, tall: 480 },
  sol: { vw: 51, height: 560 },
  nymeria: { vw: 52, height: 476, tall: 620 },
  rupe: { vw: 64, height: 300, tall: 490, beside: true, tile: 400 },
  benito: { vw: 48, height: 372, tall: 540 },
};

/**
 * `sizes` of the cover: a picture fills a frame that is taller than itself only if it is wider than the frame. On a phone it takes
 * 91vw; a little less chooses the file of 640 pixels for the common screens of 360 and 412.
 */
export function coverSizes(styleId: number, { width, height }: Pick<PhotoView, "width" | "height">): string {
  const frame = COVER_FRAMES[presetOf(styleId).key];
  const from = (least: number, tall: number) =>
    `(min-width:${least}px) max(${frame.vw}vw,${Math.round((tall * width) / height)}px),`;
  const wide = frame.tall ? from(1600, frame.tall) : "";
  return `${wide}${from(960, frame.height)}(min-width:600px) ${frame.beside ? 50 : 95}vw,88vw`;
}

/** `sizes` of the four photos that a cover without a picture shows. */
export function tileSizes(styleId: number): string {
  const { tile = 290 } = COVER_FRAMES[presetOf(styleId).key];
  return `(min-width:1600px) 24vw,(min-width:960px) ${tile}px,calc(50vw - 24px)`;
}
