// The child of fetch-photos.db.test.ts: fetches the photos of one shop until it is killed.
import { db } from "~/server/database/client";
import { fetchPhotos } from "~/server/services/product/import/photos/fetch-photos";
import { merchantContext, photoSourceAt } from "./factories";

const [tentId = "", place = ""] = process.argv.slice(2);
const { ctx } = merchantContext(db, 0);

void fetchPhotos({ ...ctx, ports: { ...ctx.ports, photoSource: photoSourceAt(place) } }, { tentId: Number(tentId) });
