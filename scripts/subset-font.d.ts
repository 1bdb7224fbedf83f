// The package has no types of its own.
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
    /** The features of OpenType to keep, with the glyphs that they need; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Keeps a part of an axis of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font with the glyphs of the characters in `text` only. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
