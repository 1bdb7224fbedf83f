import { readFile } from "node:fs/promises";
import path from "node:path";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import { semaphore } from "~/lib/semaphore";
import type { Storage } from "~/server/ports/storage";
import pictures from "./pictures.json";

/** `{shop}/{picture}`: a picture of prisma/pictures, where scripts/make-demo-pictures.ts writes them. */
export type PictureName = keyof typeof pictures;

const FOLDER = path.resolve("prisma/pictures");
const fewAtATime = semaphore({ slots: 8 });

/** The columns of the picture's row. All are opaque, or plates with signs on them. */
export const pictureColumns = (name: PictureName) => ({ ...pictures[name], ink: "OTHER" as const });

/** Stores the pictures like uploads. Their sizes are in the repository, so nothing is encoded. */
export async function storePictures(storage: Storage, names: Iterable<PictureName>): Promise<void> {
  const sizes = [...new Set(names)].flatMap((name) => {
    const { hash, width: widest } = pictures[name];
    return imageWidths(widest).map((width) => ({ from: `${name}-${width}.webp`, to: imageFileName(hash, width) }));
  });
  await Promise.all(
    sizes.map(({ from, to }) => fewAtATime(async () => storage.put(to, await readFile(path.join(FOLDER, from))))),
  );
}
