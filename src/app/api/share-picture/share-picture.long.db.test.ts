import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { MAX_PICTURED } from "~/domain/catalogue/share-picture/share-picture";
import { MAX_CENTS } from "~/domain/money/money";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { env } from "~/env";
import { sessionCookie } from "~/server/auth/session-cookie";
import { appOrigin } from "~/server/site/addresses";
import { makeBase, makeProduct, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { GET } from "./route";

const db = testDb();

beforeAll(() => makeBase(db));

async function cookieOf(userId: number): Promise<string> {
  const { id: sid } = await db.session.create({
    data: { id: randomUUID(), userId, expiresAt: new Date("2100-01-01") },
  });
  return `${sessionCookie.name}=${await encode({ token: { sid }, secret: env.NEXTAUTH_SECRET })}`;
}

it.each(STYLE_PRESETS.map(({ id, name }) => [name, id] as const))(
  "draws extremes in the style %s, with one product and with six",
  async (_name, styleId) => {
    const { tent, owner } = await makeTent(db, { styleId, bgCustomColor: "#101010", name: "Ñandú & Compañía 🧉" });
    const cookie = await cookieOf(owner.id);
    const long = await makeProduct(db, tent.id, { name: "Á".repeat(120), price: String(MAX_CENTS / 100) });
    const asked = await makeProduct(db, tent.id, { name: "Servicio 日本 🎁", price: null });
    const ids = [long.id, asked.id];
    while (ids.length < MAX_PICTURED) ids.push((await makeProduct(db, tent.id, { price: "123456.5" })).id);
    for (const products of [[long.id], ids]) {
      for (const format of ["estado", "publicacion"]) {
        const address = `${appOrigin}/api/share-picture?tienda=${tent.id}&productos=${products.join()}&formato=${format}`;
        const answer = await GET(new Request(address, { headers: { host: new URL(appOrigin).host, cookie } }));
        expect(answer.status).toBe(200);
        expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1080 });
      }
    }
  },
);
