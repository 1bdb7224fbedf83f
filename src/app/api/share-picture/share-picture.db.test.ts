import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_PICTURED } from "~/domain/catalogue/share-picture/share-picture";
import { MAX_CENTS } from "~/domain/money/money";
import { env } from "~/env";
import { sessionCookie } from "~/server/auth/session-cookie";
import { appOrigin } from "~/server/site/addresses";
import { makeBase, makeProduct, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { GET } from "./route";

const db = testDb();
let cookie: string;
let tentId: number;
let productId: number;
let otherProductId: number;

async function cookieOf(userId: number): Promise<string> {
  const { id: sid } = await db.session.create({
    data: { id: randomUUID(), userId, expiresAt: new Date("2100-01-01") },
  });
  return `${sessionCookie.name}=${await encode({ token: { sid }, secret: env.NEXTAUTH_SECRET })}`;
}

const ask = (query: string, headers: Record<string, string> = { cookie }) =>
  GET(
    new Request(`${appOrigin}/api/share-picture?${query}`, { headers: { host: new URL(appOrigin).host, ...headers } }),
  );

const mine = (rest = "", ids: readonly number[] = [productId]) =>
  ask(`tienda=${tentId}&productos=${ids.join()}&${rest}`);

const seen = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { ...(await sharp(bytes).metadata()), size: bytes.length };
};

beforeAll(async () => {
  await makeBase(db);
  const { tent, owner } = await makeTent(db);
  tentId = tent.id;
  cookie = await cookieOf(owner.id);
  productId = (await makeProduct(db, tentId, { name: "Gorra roja", price: "18900" })).id;
  const other = await makeTent(db);
  otherProductId = (await makeProduct(db, other.tent.id)).id;
});

describe("who may have it", () => {
  it("is nobody without a session", async () => {
    const { status } = await ask(`tienda=${tentId}&productos=${productId}`, {});
    expect([401, 403]).toContain(status);
  });

  it("is not the owner of another shop", async () => {
    const { tent, owner } = await makeTent(db);
    const stranger = await cookieOf(owner.id);
    expect((await ask(`tienda=${tentId}&productos=${productId}`, { cookie: stranger })).status).toBe(404);
    expect((await ask(`tienda=${tent.id}&productos=${productId}`, { cookie: stranger })).status).toBe(404);
  });

  it("hides another merchant's product like one that is unknown, also in a collage", async () => {
    for (const ids of [[otherProductId], [productId, otherProductId], [2_000_000_000]]) {
      expect((await mine("", ids)).status).toBe(404);
    }
  });

  it.each(["productos=", "productos=x", "formato=estado"])("refuses %s", async (query) => {
    expect((await ask(`tienda=${tentId}&${query}`)).status).toBe(404);
  });
});

describe("what it is", () => {
  it.each([
    ["estado", 1920],
    ["publicacion", 1080],
  ])("is a JPEG for a %s", async (format, height) => {
    const answer = await mine(`formato=${format}`);
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(`^inline; filename="gorra-roja-${format}-[0-9a-z]+\\.jpg"$`),
    );
    const picture = await seen(answer);
    expect(picture).toMatchObject({ format: "jpeg", width: 1080, height });
    expect(picture.size).toBeGreaterThan(10_000);
    expect(picture.size).toBeLessThan(600_000);
  });

  it("is drawn with one product and with the most, with extreme names and prices", async () => {
    const { tent, owner } = await makeTent(db, { bgCustomColor: "#101010", name: "Ñandú & Compañía 🧉" });
    const own = await cookieOf(owner.id);
    const long = await makeProduct(db, tent.id, { name: "Á".repeat(120), price: String(MAX_CENTS / 100) });
    const asked = await makeProduct(db, tent.id, { name: "Servicio 日本 🎁", price: null });
    const ids = [long.id, asked.id];
    while (ids.length < MAX_PICTURED) ids.push((await makeProduct(db, tent.id, { price: "123456.5" })).id);
    for (const products of [[long.id], ids]) {
      const answer = await ask(`tienda=${tent.id}&productos=${products.join()}&formato=estado`, { cookie: own });
      expect(await seen(answer)).toMatchObject({ width: 1080 });
    }
  });
});

describe("its name", () => {
  const nameOf = async (answer: Promise<Response>) => {
    const { headers, status } = await answer;
    expect(status).toBe(200);
    return headers.get("etag");
  };

  it("changes with the price and with the options, and not otherwise", async () => {
    const before = await nameOf(mine());
    expect(await nameOf(mine())).toBe(before);
    await db.product.update({ where: { id: productId }, data: { price: "21900" } });
    const after = await nameOf(mine());
    expect(after).not.toBe(before);
    const names = [before, after, ...(await Promise.all([nameOf(mine("precio=0")), nameOf(mine("direccion=0"))]))];
    expect(new Set(names).size).toBe(4);
  });

  it("spares a client the picture that it has", async () => {
    const etag = (await nameOf(mine())) ?? "";
    const again = await ask(`tienda=${tentId}&productos=${productId}`, { cookie, "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });
});

it("names the products whose photos cannot be read, and is drawn without them", async () => {
  const broken = await makeProduct(db, tentId, { name: "Set matero" });
  const image = await db.image.create({
    data: { tentId, hash: "f".repeat(32), width: 800, height: 800, bytes: 1, placeholder: "" },
  });
  await db.productImage.create({ data: { productId: broken.id, imageId: image.id, order: 0 } });
  const answer = await mine("", [productId, broken.id]);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ error: "PHOTO_UNREADABLE", products: [broken.id] });
  expect(await seen(await mine(`sin-foto=${broken.id}`, [productId, broken.id]))).toMatchObject({ height: 1920 });
});

it("lets a shop's pictures wait for each other, and refuses more than a few", async () => {
  const ids = [productId, (await makeProduct(db, tentId)).id];
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, n) => mine(`formato=publicacion&titulo=Tanda ${n}`, ids)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(3).fill(429)]);
  expect((await mine("formato=publicacion&titulo=Tanda 9", ids)).status).toBe(200);
});
