import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchText } from "~/domain/catalogue/search/search";
import { couponKey } from "~/domain/coupons/coupon";
import { COUNTRIES } from "~/domain/tent/countries";
import type { Prisma, PrismaClient } from "~/generated/prisma/client";
import { LocalStorage } from "~/server/adapters/local/storage";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import {
  fakeCaptcha,
  fakeDns,
  fakeMailer,
  fakeMessenger,
  fakeOrderFeed,
  fakeShopCache,
  merchantActor,
  testContext,
} from "./context";
import { fakePayments } from "./fake-payments";

let count = 0;
/** Unique in a test run, so that suites never share a row by accident. */
const unique = () => `${process.pid}-${++count}`;

/** Countries and the free plan: what every installation has. Safe to call twice. */
export async function makeBase(db: PrismaClient): Promise<void> {
  await db.country.createMany({
    data: COUNTRIES.map(({ id, name, codNumber, currency, currencySymbol, wording, timeZone }) => ({
      id,
      name,
      codNumber,
      currency,
      symbol: currencySymbol,
      wording,
      timeZone,
    })),
    skipDuplicates: true,
  });
  await db.plan.createMany({ data: [{ id: 0, name: "INICIAL", total: 0 }], skipDuplicates: true });
  await db.configuration.createMany({ data: [{ id: 1 }], skipDuplicates: true });
}

export async function makeUser(db: PrismaClient, over: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  const user = await db.user.create({
    data: { name: "Ana Pérez", email: `ana-${unique()}@example.test`, passwordHash: "-", countryId: 1, ...over },
  });
  await db.subscriber.create({ data: { userId: user.id, planId: 0, freeUntil: new Date("2026-12-20") } });
  return user;
}

/** Creates a merchant with a shop; `tentId` is minted as theirs. */
export async function makeTent(db: PrismaClient, over: Partial<Prisma.TentUncheckedCreateInput> = {}) {
  const owner = await makeUser(db);
  const name = unique();
  const tent = await db.tent.create({
    data: {
      ownerId: owner.id,
      name: "Casa Yerbal",
      subdomain: `casa-${name}`,
      slug: `casa-${name}`,
      whatsappArea: "11",
      whatsapp: "58749895",
      deliverySetAt: new Date("2026-01-01"),
      ...over,
    },
  });
  return { owner, tent, tentId: mintOwnedTentId(tent.id) };
}

/** Creates the coupon MATERA of 500 less. */
export async function makeCoupon(
  db: PrismaClient,
  tentId: number,
  over: Partial<Prisma.CouponUncheckedCreateInput> = {},
) {
  const { code = "MATERA", ...rest } = over;
  return db.coupon.create({ data: { tentId, code, key: couponKey(code), kind: "AMOUNT", amount: "500", ...rest } });
}

/** Creates a price list of 25 % less. */
export async function makePriceList(
  db: PrismaClient,
  tentId: number,
  over: Partial<Prisma.PriceListUncheckedCreateInput> = {},
) {
  const secret = randomBytes(16).toString("base64url");
  return db.priceList.create({ data: { tentId, name: "Mayorista", percent: "25", secret, ...over } });
}

export async function makeCategory(
  db: PrismaClient,
  tentId: number,
  over: Partial<Prisma.CategoryUncheckedCreateInput> = {},
) {
  const name = over.name ?? `Categoría ${unique()}`;
  return db.category.create({ data: { tentId, name, slug: `categoria-${unique()}`, ...over } });
}

export async function makeProduct(
  db: PrismaClient,
  tentId: number,
  over: Partial<Prisma.ProductUncheckedCreateInput> = {},
) {
  const name = over.name ?? `Producto ${unique()}`;
  return db.product.create({ data: { tentId, name, searchText: searchText({ name }), price: "1000", ...over } });
}

/** Fetches photos from these `host:port`s only, and knows no names. */
export function photoSourceAt(...allow: string[]): GuardedOutgoing {
  return new GuardedOutgoing({ plainHttp: true, allow, resolve: async () => [] });
}

/** A path where nothing is yet: stores create their folder at the first write, and few tests write. */
const unusedFolder = (name: string) => join(tmpdir(), `${name}-${randomBytes(8).toString("hex")}`);

/**
 * A merchant's context over the test's database, with its queue, a store in a temporary folder, and a cache and a
 * mailer that record calls.
 */
export function merchantContext(db: PrismaClient, ownerId: number, now?: Date) {
  const shopCache = fakeShopCache(db);
  const captcha = fakeCaptcha();
  const dns = fakeDns();
  const mailer = fakeMailer();
  const messenger = fakeMessenger();
  const orderFeed = fakeOrderFeed();
  const payments = fakePayments();
  const storage = new LocalStorage({
    root: unusedFolder("vidriera-images"),
    defaults: "src/server/adapters/local/defaults",
  });
  const cataloguePdfs = new FiledCataloguePdfs({ root: unusedFolder("vidriera-pdfs") });
  const ctx = testContext(db, {
    actor: merchantActor(ownerId),
    ports: {
      captcha,
      cataloguePdfs,
      dns,
      jobs: new PgBossJobs(),
      mailer,
      messenger,
      orderFeed,
      shopCache,
      payments,
      photoSource: photoSourceAt(),
      storage,
    },
    ...(now ? { now } : {}),
  });
  return { ctx, captcha, cataloguePdfs, dns, mailer, messenger, orderFeed, shopCache, payments, storage };
}
