import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, it } from "vitest";
import { env } from "~/env";
import { sessionCookie } from "~/server/auth/session-cookie";
import { VIEW_MS } from "~/server/services/admin/view-as";
import { appOrigin } from "~/server/site/addresses";
import { makeBase, makeTent, makeUser } from "~/test/factories";
import { testDb } from "~/test/test-db";

/** Files that a browser downloads by URL, and whether a super-user viewing a merchant's panel may download them. */
const downloads: Record<string, "may" | "refused"> = {
  "(panel)/cerrar-cuenta/datos": "refused",
  "api/catalogue-pdf": "may",
  "api/order-export": "refused",
  "api/price-list-export": "refused",
  "api/product-export": "refused",
  "api/product-left-out": "may",
  "api/product-template": "may",
  "api/share-picture": "may",
  "api/tent-export": "refused",
};

const app = `${import.meta.dirname}/../app`;
const db = testDb();
let viewer: string;
let owner: string;
let other: string;
let tentId: number;

/** The cookie of a valid session. */
async function cookieOf(userId: number, viewAsUserId?: number): Promise<string> {
  const { id: sid } = await db.session.create({
    data: {
      id: randomUUID(),
      userId,
      expiresAt: new Date("2100-01-01"),
      ...(viewAsUserId !== undefined && { viewAsUserId, viewAsUntil: new Date(Date.now() + VIEW_MS) }),
    },
  });
  return `${sessionCookie.name}=${await encode({ token: { sid }, secret: env.NEXTAUTH_SECRET })}`;
}

beforeAll(async () => {
  await makeBase(db);
  const mine = await makeTent(db);
  tentId = mine.tent.id;
  const team = await makeUser(db, { role: "SUPER" });
  [viewer, owner] = [await cookieOf(team.id, mine.owner.id), await cookieOf(mine.owner.id)];
  other = await cookieOf((await makeTent(db)).owner.id);
});

it("every download for logged-in users has an entry", () => {
  const routes = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("/route.ts"));
  const own = routes.filter((path) => /withOwnedTent|loadActor/.test(readFileSync(`${app}/${path}`, "utf8")));
  expect(own.map((path) => path.replace("/route.ts", "")).sort()).toEqual(Object.keys(downloads).sort());
});

describe.each(Object.entries(downloads))("%s", (path, viewing) => {
  const ask = async (cookie: string) => {
    const { GET } = (await import(/* @vite-ignore */ `${app}/${path}/route.ts`)) as {
      GET: (request: Request) => Promise<Response>;
    };
    const url = `${appOrigin}/${path.replace("(panel)/", "")}?tienda=${tentId}`;
    const answer = await GET(new Request(url, { headers: { cookie, host: new URL(appOrigin).host } }));
    await answer.body?.cancel();
    return answer.status;
  };

  if (path.startsWith("api/")) {
    it("is not found for another merchant", async () => {
      expect(await ask(other)).toBe(404);
    });
  }

  it(`${viewing === "may" ? "is allowed" : "is denied"} for a super-user viewing the panel`, async () => {
    expect(await ask(owner)).not.toBe(403);
    if (viewing === "may") expect(await ask(viewer)).not.toBe(403);
    else expect(await ask(viewer)).toBe(403);
  });
});
