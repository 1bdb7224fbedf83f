// The child of fetch-photos.db.test.ts and kill-photos.long.db.test.ts: fetches the photos of one shop until it is killed.
import { LocalStorage } from "~/server/adapters/local/storage";
import { db } from "~/server/database/client";
import { fetchPhotos } from "~/server/services/product/import/photos/fetch-photos";
import { merchantContext, photoSourceAt } from "./factories";

const [tentId = "", place = "", images = "", now = ""] = process.argv.slice(2);
const { ctx } = merchantContext(db, 0, new Date(now));
const storage = new LocalStorage({ root: images, defaults: images });

void fetchPhotos(
  { ...ctx, ports: { ...ctx.ports, storage, photoSource: photoSourceAt(place) } },
  { tentId: Number(tentId) },
);
