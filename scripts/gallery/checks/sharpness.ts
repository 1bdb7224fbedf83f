import { describe, shownPhotos, styleOf } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

/** From here on a picture that is drawn larger than its file looks soft. The widths of files leave a little more than a tenth. */
const MOST = 1.12;
/** The screens of visitors, in pixels a point. */
const DENSITIES = [1, 2];
const STORED_WIDTH = /-(\d+)\.webp(?:#|$)/;

interface Files {
  /** In pixels, from the narrowest. */
  widths: number[];
  /** What `sizes` says, in points. */
  slot: number;
}

const widthsOf = (srcset: string): number[] => {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.sort((one, other) => one - other);
};

/** The set of files that the browser chose from, on a screen of this width. */
function filesOf(photo: HTMLImageElement): Files | null {
  const sources = photo.parentElement?.matches("picture") ? [...photo.parentElement.querySelectorAll("source")] : [];
  const source = sources.find(({ media }) => matchMedia(media).matches);
  const widths = widthsOf((source ?? photo).srcset);
  // by the file's width and `sizes`, an image says how wide it would be in its slot
  if (widths.length > 0) return { widths, slot: photo.naturalWidth };
  const [, width] = STORED_WIDTH.exec(photo.currentSrc) ?? [];
  return width ? { widths: [Number(width)], slot: Number(width) } : null;
}

/** The file that a browser takes at a density: the narrowest that fills the slot. */
const chosen = ({ widths, slot }: Files, density: number): number =>
  widths.find((width) => width >= slot * density) ?? widths.at(-1) ?? slot;

/** How wide the whole picture would be as it is drawn, also where its frame crops it. */
function drawnWidth(photo: HTMLImageElement): number {
  const { objectFit, paddingLeft, paddingRight, paddingTop, paddingBottom } = styleOf(photo);
  const px = Number.parseFloat;
  const width = photo.clientWidth - px(paddingLeft) - px(paddingRight);
  const height = photo.clientHeight - px(paddingTop) - px(paddingBottom);
  const ratio = photo.naturalWidth / photo.naturalHeight;
  if (objectFit === "cover") return Math.max(width, height * ratio);
  return objectFit === "fill" ? width : Math.min(width, height * ratio);
}

/** Pictures drawn larger than their file, of which there is a larger one: what `sizes` says is not true. */
export function findSoftPictures(): Fault[] {
  const faults = new Faults();
  for (const photo of shownPhotos()) {
    const files = photo.naturalHeight > 0 ? filesOf(photo) : null;
    if (!files) continue;
    const drawn = drawnWidth(photo);
    for (const density of DENSITIES) {
      const file = chosen(files, density);
      const times = (drawn * density) / file;
      const isLargest = file === files.widths.at(-1);
      if (times > MOST && !(isLargest && (density > 1 || files.widths.length > 1)))
        faults.add(`foto de ${file} px dibujada a ${times.toFixed(2)} de su tamaño, a ${density}x`, describe(photo));
    }
  }
  return faults.all;
}
