// What placing an order takes alone, and while others ask for photos.
import { withDatabase } from "./database.ts";
import { placeOrder } from "./find-pages.ts";
import { loadTargets, writeTargets } from "./load.ts";
import { median } from "./median.ts";
import type { Servers } from "./site.ts";
import { storePhotos } from "./stored-photos.ts";

const PHOTOS = 60;
const PHOTO_BYTES = 12_000;
const PHOTOS_A_SECOND = 1_000;
/** Few wait for an answer at once, so that as many are asked for as are wanted. */
const CONNECTIONS = 40;
const SECONDS = 4;
/** At most, in a round: one of each shop, which takes fewer from one visitor than these in all rounds. */
const ORDERS = 40;

export interface OrdersBesidePhotos {
  /** Milliseconds of an order, medians. */
  alone: number;
  besidePhotos: number;
  ratio: number;
  /** How many were placed beside photos. */
  orders: number;
  /** Photos per second that were sent meanwhile. */
  photos: number;
  photoErrors: number;
}

/** A product of each of some shops. */
const findProducts = () =>
  withDatabase(async (db) => {
    const { rows } = await db.query<{ tentId: number; subdomain: string; productId: number }>(
      `SELECT tents.id AS "tentId", subdomain, products.id AS "productId" FROM tents JOIN products ON tent_id = tents.id
       WHERE subdomain LIKE 'carga-%' AND products."order" = 0 ORDER BY tents.id LIMIT $1`,
      [ORDERS],
    );
    return rows;
  });

export async function timeOrdersBesidePhotos(
  { port, dataDir }: Servers,
  { rounds }: { rounds: number },
): Promise<OrdersBesidePhotos> {
  const products = await findProducts();
  const place = async (isOver = () => false) => {
    const taken: number[] = [];
    for (const { subdomain, ...wanted } of products) {
      const { ms } = await placeOrder({ port, host: `${subdomain}.localhost:${port}` }, wanted);
      if (isOver()) break;
      taken.push(ms);
    }
    return taken;
  };
  const photos = await storePhotos(dataDir, PHOTOS, PHOTO_BYTES);
  const targets = photos.map(({ path }) => ({ host: `localhost:${port}`, path }));
  const file = writeTargets(dataDir, "order-photos.txt", targets);
  await place(); // warms up
  const samples: { alone: number; besidePhotos: number; orders: number; photos: number; errors: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = median(await place());
    const loading = loadTargets(port, file, CONNECTIONS, SECONDS, { perSecond: PHOTOS_A_SECOND });
    let isOver = false;
    const ended = loading.finally(() => {
      isOver = true;
    });
    const taken = await place(() => isOver);
    const { rps, errors } = await ended;
    samples.push({ alone, besidePhotos: median(taken), orders: taken.length, photos: rps, errors });
  }
  const medianOf = (field: "alone" | "besidePhotos" | "photos") => median(samples.map((sample) => sample[field]));
  return {
    alone: medianOf("alone"),
    besidePhotos: medianOf("besidePhotos"),
    ratio: median(samples.map(({ alone, besidePhotos }) => besidePhotos / alone)),
    orders: samples.reduce((sum, { orders }) => sum + orders, 0),
    photos: medianOf("photos"),
    photoErrors: samples.reduce((sum, { errors }) => sum + errors, 0),
  };
}
