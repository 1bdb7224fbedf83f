import { describe, isVisible } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

/** Pictures that did not arrive, or are not what they say. */
export function findBrokenPictures(): Fault[] {
  const faults = new Faults();
  for (const picture of document.images)
    if (isVisible(picture) && (!picture.complete || picture.naturalWidth === 0))
      faults.add(`imagen rota: ${picture.currentSrc || picture.src}`, describe(picture));
  return faults.all;
}
