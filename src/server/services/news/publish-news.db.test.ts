import { beforeAll, describe, expect, it } from "vitest";
import { type NotificationInput, notificationSchema } from "~/domain/news/schemas";
import type { AppError } from "~/server/errors";
import { setLogo } from "~/server/services/tent/settings/set-logo";
import { appOrigin } from "~/server/site/addresses";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { LISTED_NOTIFICATIONS, listNotifications } from "./list-notifications";
import { addNewsImage, publishNews } from "./publish-news";
import { viewAllNews } from "./view-all-news";
import { deleteNews } from "./write-news";

const db = testDb();
const URUGUAY = 20;

beforeAll(() => makeBase(db));

async function person(countryId: number | null = 1, role: "SUPER" | "MERCHANT" = "MERCHANT") {
  const user = await makeUser(db, { countryId, role });
  const made = merchantContext(db, user.id);
  return { ...made, ctx: { ...made.ctx, actor: merchantActor(user.id, { countryId, role }) }, user };
}

const input = (over: Partial<NotificationInput> = {}) =>
  notificationSchema.parse({ title: "Hola", text: "Hay algo nuevo", ...over });

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${JSON.stringify(error.details.fields)}`,
  );

describe("news published through the API", () => {
  it("are returned as sent, unseen by anybody", async () => {
    const { ctx } = await person(1, "SUPER");
    const { url } = await addNewsImage(ctx, await pngOf("#102030", 300));
    expect(url).toMatch(/^\/storage\/images\/[0-9a-f]{32}-300\.webp$/);
    expect(await publishNews(ctx, input({ url: "https://a.com/x", image: url }))).toEqual({
      id: expect.any(Number),
      title: "Hola",
      text: "Hay algo nuevo",
      url: "https://a.com/x",
      image: url,
      createdAt: FIXED_NOW,
      viewed: false,
    });
    expect(await publishNews(ctx, input())).toMatchObject({ image: null, url: null });
  });

  it("may share one image, by path or absolute URL; it is deleted with the last of them", async () => {
    const { ctx, storage } = await person(1, "SUPER");
    const { url } = await addNewsImage(ctx, await pngOf("#203040"));
    const name = url.replace("/storage/images/", "");
    const [first, second] = [
      await publishNews(ctx, input({ image: url })),
      await publishNews(ctx, input({ image: `${appOrigin}${url}` })),
    ];
    await deleteNews(ctx, first.id);
    expect((await listNotifications(ctx)).find(({ id }) => id === second.id)?.image).toBe(url);
    expect(await storage.exists(name)).toBe(true);
    await deleteNews(ctx, second.id);
    expect(await storage.exists(name)).toBe(false);
  });

  it("reject an image that is unknown, external, or a merchant's", async () => {
    const { ctx } = await person(1, "SUPER");
    const { owner, tentId } = await makeTent(db);
    const { logo } = await setLogo(merchantContext(db, owner.id).ctx, tentId, await pngOf("#304050"));
    const unknown = `/storage/images/${"0".repeat(32)}-160.webp`;
    for (const image of [logo, unknown, "/storage/images/app/logo.png", "https://elsewhere.test/a.webp"]) {
      expect(await refusal(publishNews(ctx, input({ image })))).toBe('VALIDATION {"image":["news.image"]}');
    }
  });
});

describe("the notifications of a person", () => {
  it("are those they may read, newest first, with what they have seen", async () => {
    const [team, reader] = [await person(1, "SUPER"), await person(URUGUAY)];
    await db.news.deleteMany();
    await publishNews(team.ctx, input({ title: "Uno" }));
    await publishNews(team.ctx, input({ title: "México", countryId: 13 }));
    await viewAllNews(reader.ctx);
    await publishNews(team.ctx, input({ title: "Dos", countryId: URUGUAY }));
    const seen = (await listNotifications(reader.ctx)).map(({ title, viewed }) => [title, viewed]);
    expect(seen).toEqual([
      ["Dos", false],
      ["Uno", true],
    ]);
    expect((await listNotifications(team.ctx)).map(({ viewed }) => viewed)).toEqual([false, false, false]);
  });

  it("are limited", async () => {
    const { ctx } = await person();
    await db.news.createMany({
      data: Array.from({ length: LISTED_NOTIFICATIONS + 1 }, () => ({ title: "Otra", text: "más" })),
    });
    expect(await listNotifications(ctx)).toHaveLength(LISTED_NOTIFICATIONS);
  });
});
