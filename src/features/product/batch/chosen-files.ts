import { MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_ENTRIES, MAX_BATCH_PHOTOS } from "~/domain/product/images/photo-upload";
import { isPicture } from "~/lib/shrink-picture";
import { type ArchivedFile, openArchive } from "~/lib/unzip";

const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  heic: "image/heic",
  heif: "image/heif",
};

const typeOf = (name: string) => TYPES[name.split(".").at(-1)?.toLowerCase() ?? ""];

/** Hidden files, and the second copies that a Mac adds to an archive. */
const isHidden = (name: string) => name.split(/[/\\]/).some((part) => part.startsWith(".") || part === "__MACOSX");

const isArchive = (file: File) => /zip/.test(file.type) || /\.zip$/i.test(file.name);

async function filesIn(archive: File): Promise<ArchivedFile[]> {
  return openArchive(archive, {
    maxBytes: MAX_ARCHIVE_BYTES,
    maxEntries: MAX_ARCHIVE_ENTRIES,
    maxFiles: MAX_BATCH_PHOTOS,
    maxFileBytes: MAX_CHOSEN_BYTES,
    takes: (name) => typeOf(name) !== undefined && !isHidden(name),
  });
}

/** A photo that is read when its turn comes. */
export type ChosenPhoto = ArchivedFile;

/** The photos among chosen files, also those in archives, and the names of the other files. @throws ArchiveError */
export async function chosenPhotos(files: readonly File[]): Promise<{ photos: ChosenPhoto[]; others: string[] }> {
  const photos: ChosenPhoto[] = [];
  const others: string[] = [];
  for (const file of files) {
    if (isArchive(file)) {
      for (const { name, read } of await filesIn(file))
        photos.push({
          name,
          read: async () => {
            const opened = await read();
            return new File([opened], opened.name, { type: typeOf(name) ?? "" });
          },
        });
    } else if (isPicture(file)) photos.push({ name: file.name, read: async () => file });
    else others.push(file.name);
  }
  return { photos, others };
}
