import { beforeAll, describe, expect, it } from "vitest";
import { type NewsInput, newsSchema } from "~/domain/news/schemas";
import { imageFileName, imageWidths } from "~/domain/product/images/image";
import type { AppError } from "~/server/errors";
import { merchantActor } from "~/test/context";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { countUnseenNews, listNews, NEWS_PER_PAGE } from "./list-news";
import { viewAllNews } from "./view-all-news";
import { createNews, deleteNews, updateNews } from "./write-news";

const db = testDb();
const URUGUAY = 20;
const MEXICO = 13;

beforeAll(() => makeBase(db));

async function person(countryId: number | null, role: "SUPER" | "MERCHANT" = "MERCHANT") {
  const user = await makeUser(db, { countryId, role });
  const { ctx, storage } = merchantContext(db, user.id);
  const own = { ...ctx, actor: merchantActor(user.id, { countryId, role }) };
  const titles = async () => (await listNews(own, { page: 1 })).rows.map(({ title }) => title);
  return { ctx: own, user, storage, titles, unseen: () => countUnseenNews(own) };
}

const news = (over: Partial<NewsInput> & { title: string }) => ({
  news: newsSchema.parse({ text: "Hay algo nuevo", ...over }),
  image: null,
  removeImage: false,
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => error.code,
  );

describe("readable news", () => {
  it("are those for everybody, for the country and for the person, newest first", async () => {
    const team = await person(1, "SUPER");
    const [uruguayan, mexican, nowhere] = await Promise.all([person(URUGUAY), person(MEXICO), person(null)]);
    await db.news.deleteMany();
    await createNews(team.ctx, news({ title: "Para todos" }));
    await createNews(team.ctx, news({ title: "Para Uruguay", countryId: URUGUAY }));
    await db.news.create({
      data: { title: "Tu prueba termina", text: "Pronto", userId: uruguayan.user.id, createdAt: team.ctx.now() },
    });
    expect(await uruguayan.titles()).toEqual(["Tu prueba termina", "Para Uruguay", "Para todos"]);
    expect(await mexican.titles()).toEqual(["Para todos"]);
    expect(await nowhere.titles()).toEqual(["Para todos"]);
    expect(await team.titles()).toEqual(["Para Uruguay", "Para todos"]);
    expect(await Promise.all([uruguayan, mexican, nowhere, team].map(({ unseen }) => unseen()))).toEqual([3, 1, 1, 2]);
  });

  it("are paginated", async () => {
    const [team, reader] = [await person(1, "SUPER"), await person(URUGUAY)];
    await db.news.deleteMany();
    for (let n = 1; n <= NEWS_PER_PAGE + 1; n += 1) await createNews(team.ctx, news({ title: `Novedad ${n}` }));
    const first = await listNews(reader.ctx, { page: 1 });
    expect(first).toMatchObject({ page: 1, pages: 2, timeZone: "America/Montevideo" });
    expect(first.rows).toHaveLength(NEWS_PER_PAGE);
    expect((await listNews(reader.ctx, { page: 2 })).rows.map(({ title }) => title)).toEqual(["Novedad 1"]);
  });
});

describe("unseen news", () => {
  it("stay unseen until all are viewed, per person; later ones are unseen again", async () => {
    const [team, one, other] = [await person(1, "SUPER"), await person(URUGUAY), await person(URUGUAY)];
    await db.news.deleteMany();
    await createNews(team.ctx, news({ title: "Para Uruguay", countryId: URUGUAY }));
    await createNews(team.ctx, news({ title: "Para México", countryId: MEXICO }));
    expect(await one.unseen()).toBe(1);
    const viewedAt = await viewAllNews(one.ctx);
    expect(await viewAllNews(one.ctx)).toEqual(viewedAt);
    expect((await listNews(one.ctx, { page: 1 })).rows).toMatchObject([{ title: "Para Uruguay", viewedAt }]);
    expect([await one.unseen(), await other.unseen()]).toEqual([0, 1]);
    expect(await db.newsView.count({ where: { userId: one.user.id } })).toBe(1);
    await createNews(team.ctx, news({ title: "Otra" }));
    expect(await one.unseen()).toBe(1);
    expect((await listNews(one.ctx, { page: 1 })).rows[0]).toMatchObject({ title: "Otra", viewedAt: null });
  });

  it("stay unseen for a merchant whose panel a super-user views", async () => {
    const [team, merchant] = [await person(1, "SUPER"), await person(URUGUAY)];
    await createNews(team.ctx, news({ title: "Para todos" }));
    const before = await merchant.unseen();
    await viewAllNews({
      ...merchant.ctx,
      actor: merchantActor(merchant.user.id, { countryId: URUGUAY, superUserId: team.user.id }),
    });
    expect(await merchant.unseen()).toBe(before);
  });
});

describe("an image", () => {
  it("is added, replaced, removed and deleted with its news, files too", async () => {
    const team = await person(1, "SUPER");
    const files = async () => {
      const rows = await db.image.findMany({ where: { news: { some: {} } }, select: { hash: true, width: true } });
      return rows;
    };
    const isKept = async ({ hash, width }: { hash: string; width: number }) =>
      (await Promise.all(imageWidths(width).map((each) => team.storage.exists(imageFileName(hash, each))))).every(
        Boolean,
      );
    await db.news.deleteMany();
    const written = news({ title: "Con foto" });
    const { id } = await createNews(team.ctx, { ...written, image: await pngOf("#123456") });
    const [first] = await files();
    if (!first) throw new Error("no picture was kept");
    expect(await isKept(first)).toBe(true);
    expect((await listNews(team.ctx, { page: 1 })).rows[0]?.image?.src).toContain(first.hash);

    await updateNews(team.ctx, { id, ...written });
    expect(await files()).toEqual([first]);
    await updateNews(team.ctx, { id, ...written, image: await pngOf("#654321") });
    const [second] = await files();
    if (!second) throw new Error("no picture was kept");
    expect(second.hash).not.toBe(first.hash);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);

    await updateNews(team.ctx, { id, ...written, removeImage: true });
    expect([await files(), await isKept(second)]).toEqual([[], false]);
    await updateNews(team.ctx, { id, ...written, image: await pngOf("#654321") });
    await deleteNews(team.ctx, id);
    expect(await isKept(second)).toBe(false);
    expect(await db.image.count({ where: { hash: second.hash } })).toBe(0);
  });

  it("that is invalid leaves no news behind", async () => {
    const team = await person(1, "SUPER");
    await db.news.deleteMany();
    const image = new Blob(["no picture"]);
    expect(await refusal(createNews(team.ctx, { ...news({ title: "Sin foto" }), image }))).toBe("IMAGE_KIND");
    expect(await db.news.count()).toBe(0);
  });
});

it("cannot be changed or deleted with news for one person, or deleted news", async () => {
  const [team, merchant] = [await person(1, "SUPER"), await person(URUGUAY)];
  const { id } = await db.news.create({ data: { title: "Tuya", text: "Sola", userId: merchant.user.id } });
  for (const each of [id, 2_147_483_647]) {
    expect(await refusal(updateNews(team.ctx, { id: each, ...news({ title: "Otra" }) }))).toBe("NOT_FOUND");
    expect(await refusal(deleteNews(team.ctx, each))).toBe("NOT_FOUND");
  }
  expect(await merchant.titles()).toContain("Tuya");
});
