import { semaphore } from "~/lib/semaphore";
import type { Storage } from "~/server/ports/storage";
import { processImage } from "~/server/services/image/process-image";

export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
}

const inTurn = semaphore({ slots: 4 });

/** Processes and stores a picture like an upload. The caller writes the rows of all pictures afterwards. */
export async function storePicture(storage: Storage, file: Uint8Array): Promise<StoredPicture> {
  const { hash, width, height, placeholder, files } = await inTurn(() => processImage(file));
  await Promise.all(files.map((each) => storage.put(each.name, each.bytes)));
  return { hash, width, height, placeholder, bytes: files.reduce((sum, each) => sum + each.bytes.byteLength, 0) };
}
