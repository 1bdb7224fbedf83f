import "~/server/container";

import { pictureFileName, pictureVersion } from "~/domain/catalogue/share-picture/share-picture";
import { readSharePictureQuery } from "~/domain/catalogue/share-picture/share-picture-schemas";
import { semaphore } from "~/lib/semaphore";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { storedPicture } from "~/server/assets/rendered-picture";
import { ports } from "~/server/container";
import { AppError } from "~/server/errors";
import { getSharePicture } from "~/server/services/catalogue/share-picture/get-share-picture";
import { renderSharePicture, UnreadablePhotos } from "./render-share-picture";

/** Pictures of one shop that may wait for each other; it is drawn one at a time, so that the others have their turn. */
const WAITING = 5;

const turns = new Map<number, { running: number; inTurn: ReturnType<typeof semaphore> }>();

async function inTurnOf<T>(tentId: number, task: () => Promise<T>): Promise<T> {
  const turn = turns.get(tentId) ?? {
    running: 0,
    inTurn: semaphore({ slots: 1, queue: { length: WAITING, full: () => new AppError("BUSY", { retryAfter: 2 }) } }),
  };
  turns.set(tentId, turn);
  turn.running += 1;
  try {
    return await turn.inTurn(task);
  } finally {
    turn.running -= 1;
    if (turn.running === 0) turns.delete(tentId);
  }
}

/**
 * A picture of the shop's own products to share, drawn in its style. Its ETag and its file name change with what it
 * shows. 422 with `products` when their photos cannot be read.
 */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "catalogue.sharePicture", viewing: "may" },
    async ({ service, tentId, query }) => {
      const picture = readSharePictureQuery(query);
      if (!picture) throw new AppError("NOT_FOUND");
      const content = await getSharePicture(service, tentId, picture);
      const version = pictureVersion(content);
      const headers = {
        etag: `"${version}"`,
        "cache-control": "private, no-cache",
        "content-disposition": `inline; filename="${pictureFileName(content)}"`,
      };
      if (request.headers.get("if-none-match")?.includes(headers.etag)) {
        return new Response(null, { status: 304, headers });
      }
      try {
        const bytes = await inTurnOf(tentId, async () => {
          // the merchant has chosen something else meanwhile
          if (request.signal.aborted) return null;
          return storedPicture(`share ${tentId} ${version}`, () => renderSharePicture(content, ports.storage));
        });
        if (!bytes) throw new AppError("NOT_FOUND");
        return new Response(new Uint8Array(bytes), {
          headers: { ...headers, "content-type": "image/jpeg", "content-length": String(bytes.length) },
        });
      } catch (error) {
        if (!(error instanceof UnreadablePhotos)) throw error;
        return Response.json(
          { error: "PHOTO_UNREADABLE", products: error.productIds },
          { status: 422, headers: { "cache-control": "no-store" } },
        );
      }
    },
  );
}
