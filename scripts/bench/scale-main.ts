// Run by scale.ts, under tsx because it imports the product's sources: the same use cases in two databases, in turn, each time in
// another shop.
import { randomUUID } from "node:crypto";
import { registrationSchema } from "~/domain/account/schemas";
import { parseSearch } from "~/domain/catalogue/search/search";
import { productListSchema } from "~/domain/product/crud/list-schema";
import { createTentSchema } from "~/domain/tent/tent-form";
import { uncachedShopCache } from "~/server/adapters/shop-cache/uncached-shop-cache";
import { ports, serviceContext } from "~/server/container";
import type { Actor, ServiceContext } from "~/server/context";
import { createDb, db } from "~/server/database/client";
import { registerUser } from "~/server/services/account/register-user";
import { getShop } from "~/server/services/catalogue/get-shop";
import { listPublicProducts } from "~/server/services/catalogue/list-products";
import { searchProducts } from "~/server/services/catalogue/search/search-products";
import { listProducts } from "~/server/services/product/crud/list-products";
import { mintOwnedTentId, mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { createTent } from "~/server/services/tent/create-tent";
import { median } from "./median.ts";
import type { ScaleOperations } from "./scale.ts";

const [, , fewUrl = "", manyUrl = "", rounds = "200"] = process.argv;
const WORDS = ["mate", "taza", "manta", "vela", "canasto", "lámpara"];
const SHOWN = 12;

interface Site {
  ctx: ServiceContext;
  close: () => Promise<void>;
  /** The ids of all shops, in an order that has nothing to do with how they were stored. */
  shops: readonly number[];
}

async function openSite(url: string): Promise<Site> {
  const own = createDb(url);
  const ctx = {
    ...serviceContext(null),
    db: own,
    ports: { ...ports, shopCache: uncachedShopCache({ purge: async () => {} }) },
  };
  const rows = await own.$queryRaw<{ id: number }[]>`
    SELECT id FROM tents WHERE subdomain LIKE 'carga-%' ORDER BY md5(subdomain)`;
  return { ctx, close: () => own.$disconnect(), shops: rows.map(({ id }) => id) };
}

const actorOf = (userId: number): Actor => ({
  userId,
  role: "MERCHANT",
  test: false,
  countryId: 1,
  sessionId: null,
  currentTentId: null,
  superUserId: null,
});

async function signUp(ctx: ServiceContext, round: number) {
  const name = `tienda${randomUUID().slice(0, 8)}`;
  const registration = registrationSchema.parse({
    name: "Ana Paz",
    email: `${name}@vidriera.test`,
    password: randomUUID(),
    countryId: 1,
  });
  const made = await registerUser(ctx, registration, {
    address: `10.0.${round >> 8}.${round & 255}`,
    trialDays: 30,
  });
  if (made === "exists") throw new Error(`${name} exists`);
  return made.userId;
}

/** Opens a shop with a name that many have. */
const openShop = (ctx: ServiceContext, ownerId: number) =>
  createTent(
    { ...ctx, actor: actorOf(ownerId) },
    createTentSchema.parse({
      name: "Tienda Sol",
      subdomain: `sol-${randomUUID().slice(0, 8)}`,
      countryId: 1,
      whatsappArea: "341",
      whatsapp: "5550100",
      whatsappLandline: false,
    }),
  );

type Operation = (site: Site, round: number) => Promise<() => Promise<unknown>>;
const shopOf = ({ shops }: Site, round: number) => shops[round % shops.length] ?? Number.NaN;

/** Each prepares a round, and returns what is timed. */
const OPERATIONS: Record<string, Operation> = {
  "el catálogo": async (site, round) => {
    const tentId = mintPublicTentId(shopOf(site, round));
    return async () => {
      await getShop(site.ctx, tentId);
      await listPublicProducts(site.ctx, tentId, { of: "all" }, 1);
    };
  },
  "una búsqueda": async (site, round) => {
    const tentId = mintPublicTentId(shopOf(site, round));
    const query = parseSearch({ q: WORDS[round % WORDS.length] ?? "" });
    return () => searchProducts(site.ctx, tentId, query, { size: SHOWN });
  },
  "los productos del panel": async (site, round) => {
    const tentId = mintOwnedTentId(shopOf(site, round));
    return () => listProducts(site.ctx, tentId, productListSchema.parse({}));
  },
  "crear una cuenta": async ({ ctx }, round) => {
    return () => signUp(ctx, round);
  },
  "abrir una tienda": async ({ ctx }, round) => {
    const ownerId = await signUp(ctx, 10_000 + round);
    return () => openShop(ctx, ownerId);
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const few = await openSite(fewUrl);
const many = await openSite(manyUrl);
try {
  const measured: ScaleOperations = [];
  for (const [name, prepare] of Object.entries(OPERATIONS)) {
    const times: { few: number; many: number }[] = [];
    // the first tenth warms up
    const warmUp = Math.ceil(Number(rounds) / 10);
    for (let round = 0; round < Number(rounds) + warmUp; round++) {
      const works = { few: await prepare(few, round), many: await prepare(many, round) };
      // each of them comes first in every other round
      const time = { few: 0, many: 0 };
      for (const which of round % 2 === 0 ? (["few", "many"] as const) : (["many", "few"] as const))
        time[which] = await timed(works[which]);
      if (round >= warmUp) times.push(time);
    }
    measured.push({
      name,
      few: median(times.map((time) => time.few)),
      many: median(times.map((time) => time.many)),
      ratio: median(times.map((time) => time.many / time.few)),
    });
  }
  process.stdout.write(JSON.stringify(measured));
} finally {
  await few.close();
  await many.close();
  await db.$disconnect();
}
