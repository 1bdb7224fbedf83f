import type { Db } from "~/server/database/client";
import type { FileDirectory } from "~/server/ports/file-directory";

/** What the edge asks the database about pictures, through the application. */
export interface FindPicture {
  /** Whether a picture with this hash was uploaded and not deleted. */
  hasPicture: (hash: string) => Promise<boolean>;
  /** Where a store that chooses its own keys has a file. */
  findStoredFile: FileDirectory["find"];
}

export const hasPicture = async (db: Db, hash: string): Promise<boolean> =>
  (await db.image.findFirst({ where: { hash }, select: { id: true } })) !== null;
