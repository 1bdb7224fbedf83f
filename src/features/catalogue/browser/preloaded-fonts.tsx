import { PRELOADED_FONTS } from "~/generated/inline/scripts";
import { InlineScript } from "./inline-script";
import type { FontsData } from "./preloaded-fonts.inline";

interface PreloadedFontsProps {
  faces: string;
  fonts: readonly string[];
  /** The sheet with the title font, for a page that waits for its sheet anyway. */
  titles?: string | null;
}

/**
 * Preloads a page's fonts. On a slow connection they would delay rendering or shift the layout when they arrive, so the
 * page keeps the system fonts there, beside the few letters of its titles, prefetches the web fonts after everything else, and the
 * next page uses them.
 */
export function PreloadedFonts({ faces, fonts, titles }: PreloadedFontsProps) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: faces }} />
      <InlineScript<FontsData> code={PRELOADED_FONTS} data={{ fonts: fonts.join(), ...(titles ? { titles } : {}) }} />
    </>
  );
}
