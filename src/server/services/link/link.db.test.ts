import { beforeAll, describe, expect, it } from "vitest";
import { BUILT_IN_LINK_CODES, MAX_LINKS } from "~/domain/link/link";
import type { AppError } from "~/server/errors";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { countVisits } from "../stats/count-visits";
import { createLink } from "./create-link";
import { deleteLink } from "./delete-link";
import { describeLinktree } from "./describe-linktree";
import { listLinks } from "./list-links";
import { listLinksOf, listPublicLinks } from "./list-public-links";
import { makeFirstLinks } from "./make-first-links";
import { orderLinks } from "./order-links";
import { updateLink } from "./update-link";

const db = testDb();

beforeAll(() => makeBase(db));

async function shop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tent, tentId } = await makeTent(db, over);
  const made = merchantContext(db, owner.id);
  const links = async () => (await listLinks(made.ctx, tentId)).links;
  return { tent, tentId, ...made, links, names: async () => (await links()).map(({ name }) => name) };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

describe("the built-in links", () => {
  it("are created once, however often and concurrently they are requested", async () => {
    const { ctx, tentId, links, shopCache } = await shop({ instagram: "casa.yerbal" });
    await Promise.all([makeFirstLinks(ctx, tentId), makeFirstLinks(ctx, tentId), makeFirstLinks(ctx, tentId)]);
    const made = await links();
    expect(made.map(({ code }) => code)).toEqual(BUILT_IN_LINK_CODES);
    expect(made.map(({ name }) => name)).toContain("Escribinos por WhatsApp");
    expect(shopCache.purged).toEqual([tentId]);
    await updateLink(ctx, tentId, { id: made[0]?.id ?? 0, name: "La tienda", paused: true });
    await makeFirstLinks(ctx, tentId);
    expect((await links())[0]).toMatchObject({ name: "La tienda", paused: true });
  });

  it("point to the targets in the shop's current data", async () => {
    const { ctx, tent, tentId, links } = await shop({ instagram: "casa.yerbal" });
    await makeFirstLinks(ctx, tentId);
    const urls = async () => Object.fromEntries((await links()).map(({ code, url }) => [code, url]));
    const before = await urls();
    expect(before.to_tent).toContain(tent.subdomain);
    expect(before.to_catalogo).toBe(`${before.to_tent}/catalogo`);
    expect(before.to_whatsapp).toMatch(/^https:\/\/wa\.me\/5491158749895\?text=Hola%20Casa%20Yerbal/);
    expect(before.to_instagram).toBe("https://www.instagram.com/casa.yerbal");
    expect(before.to_facebook).toBeNull();
    await db.tent.update({
      where: { id: tentId },
      data: { whatsapp: null, instagram: "otra.casa", facebook: "casayerbal" },
    });
    expect(await urls()).toMatchObject({
      to_whatsapp: null,
      to_instagram: "https://www.instagram.com/otra.casa",
      to_facebook: "https://www.facebook.com/casayerbal",
    });
  });

  it("have neutral wording in other countries", async () => {
    const { ctx, tentId, names } = await shop({ countryId: 2 });
    await makeFirstLinks(ctx, tentId);
    expect(await names()).toContain("Escríbenos por WhatsApp");
  });

  it("can be renamed and paused, but neither deleted nor redirected", async () => {
    const { ctx, tentId, links } = await shop();
    await makeFirstLinks(ctx, tentId);
    const id = (await links())[2]?.id ?? 0;
    expect(await refusal(deleteLink(ctx, tentId, id))).toBe("LINK_BUILT_IN");
    expect(await refusal(updateLink(ctx, tentId, { id, url: "https://otra.com" }))).toBe("VALIDATION link.builtInUrl");
    expect(await links()).toHaveLength(5);
  });
});

describe("own links", () => {
  it("are added after the others, changed and deleted, and every change is live", async () => {
    const { ctx, tentId, links, shopCache } = await shop();
    await makeFirstLinks(ctx, tentId);
    const { id } = await createLink(ctx, tentId, { name: "Talles", url: "https://casa.com/talles" });
    expect((await links()).at(-1)).toEqual({
      id,
      code: null,
      name: "Talles",
      url: "https://casa.com/talles",
      paused: false,
      order: 5,
      clicks: 0,
    });
    await updateLink(ctx, tentId, { id, name: "Tabla de talles" });
    await updateLink(ctx, tentId, { id, url: "mailto:ana@casa.com" });
    expect((await links()).at(-1)).toMatchObject({ name: "Tabla de talles", url: "mailto:ana@casa.com" });
    await deleteLink(ctx, tentId, id);
    expect(await links()).toHaveLength(5);
    expect(shopCache.purged).toHaveLength(5);
  });

  it("have a limit that is reported, also under concurrent requests", async () => {
    const { ctx, tentId, links } = await shop();
    await db.link.createMany({
      data: Array.from({ length: MAX_LINKS - 1 }, (_, n) => ({ tentId, name: `L ${n}`, url: "https://a.com" })),
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => refusal(createLink(ctx, tentId, { name: "Otro", url: "https://a.com" }))),
    );
    expect(answers.filter((answer) => answer === "VALIDATION link.tooMany")).toHaveLength(2);
    expect(await links()).toHaveLength(MAX_LINKS);
  });

  it("keep the given order; unlisted ones follow", async () => {
    const { ctx, tentId, links, names } = await shop();
    for (const name of ["A", "B", "C"]) await createLink(ctx, tentId, { name, url: "https://a.com" });
    const [a, b, c] = await links();
    await orderLinks(ctx, tentId, [
      { id: c?.id ?? 0, order: 0 },
      { id: a?.id ?? 0, order: 1 },
    ]);
    expect(await names()).toEqual(["C", "A", "B"]);
    await createLink(ctx, tentId, { name: "D", url: "https://a.com" });
    expect(await names()).toEqual(["C", "A", "B", "D"]);
    expect(b).toBeDefined();
  });
});

it("does not find another merchant's link", async () => {
  const mine = await shop();
  const other = await shop();
  const { id } = await createLink(mine.ctx, mine.tentId, { name: "Talles", url: "https://a.com" });
  const { id: own } = await createLink(other.ctx, other.tentId, { name: "Otro", url: "https://b.com" });
  expect(await refusal(updateLink(other.ctx, other.tentId, { id, name: "Mío" }))).toBe("NOT_FOUND");
  expect(await refusal(deleteLink(other.ctx, other.tentId, id))).toBe("NOT_FOUND");
  const list = [
    { id: own, order: 0 },
    { id, order: 1 },
  ];
  expect(await refusal(orderLinks(other.ctx, other.tentId, list))).toBe("NOT_FOUND");
  expect(await mine.names()).toEqual(["Talles"]);
});

it("shows visitors the links that are not paused, in order, under the description", async () => {
  const { ctx, tentId } = await shop();
  await createLink(ctx, tentId, { name: "A", url: "https://a.com" });
  const { id } = await createLink(ctx, tentId, { name: "B", url: "https://b.com" });
  await describeLinktree(ctx, tentId, "Todo en un lugar");
  await updateLink(ctx, tentId, { id, paused: true });
  const seen = await listPublicLinks(ctx, mintPublicTentId(tentId));
  expect(seen).toMatchObject({ description: "Todo en un lugar", links: [{ name: "A" }] });
  expect(seen.links).toHaveLength(1);
  await describeLinktree(ctx, tentId, "");
  expect((await listPublicLinks(ctx, mintPublicTentId(tentId))).description).toBeNull();
});

describe("links by the shop's id", () => {
  it("returns all links to its owner, and unpaused ones to others, each with its target", async () => {
    const { ctx, tentId } = await shop({ instagram: "casa.yerbal" });
    const other = await shop();
    const [first] = await makeFirstLinks(ctx, tentId);
    const { id, url } = await updateLink(ctx, tentId, { id: first?.id ?? 0, paused: true });
    expect(url).toContain("casa-");
    await describeLinktree(ctx, tentId, "Todo en un lugar");
    const codes = async (asks: typeof ctx) => (await listLinksOf(asks, tentId)).links.map(({ code }) => code);
    expect(await codes(ctx)).toEqual(BUILT_IN_LINK_CODES);
    for (const asks of [other.ctx, { ...ctx, actor: null }])
      expect(await codes(asks)).toEqual(BUILT_IN_LINK_CODES.slice(1));
    const seen = await listLinksOf(other.ctx, tentId);
    expect(seen.description).toBe("Todo en un lugar");
    expect(seen.links.some((link) => link.id === id)).toBe(false);
    expect(seen.links.find(({ code }) => code === "to_instagram")?.url).toBe("https://www.instagram.com/casa.yerbal");
  });

  it("returns none of a suspended shop, except to its owner", async () => {
    const { ctx, tentId } = await shop({ suspended: true });
    await makeFirstLinks(ctx, tentId);
    await describeLinktree(ctx, tentId, "Todo en un lugar");
    expect(await listLinksOf({ ...ctx, actor: null }, tentId)).toEqual({ description: "", links: [] });
    expect((await listLinksOf(ctx, tentId)).links).toHaveLength(5);
  });

  it("does not find an unknown shop", async () => {
    const { ctx } = await shop();
    expect(await refusal(listLinksOf(ctx, 2_147_483_647))).toBe("NOT_FOUND");
  });
});

describe("clicks", () => {
  const click = (tentId: number, id: number, at: string) => ({
    tentId,
    at: new Date(at),
    visit: { kind: "LINK_CLICK" as const, id },
  });

  it("are summed by the days of the shop's country, and the editor shows the last thirty", async () => {
    const { ctx, tentId, links } = await shop();
    const { id } = await createLink(ctx, tentId, { name: "A", url: "https://a.com" });
    // now is the 20th at noon in Argentina; the window begins on October 22nd at 3:00 UTC
    await countVisits(db, [
      click(tentId, id, "2026-11-20T02:59:00Z"),
      click(tentId, id, "2026-11-20T03:00:00Z"),
      click(tentId, id, "2026-11-20T14:00:00Z"),
    ]);
    await countVisits(db, [click(tentId, id, "2026-11-20T14:30:00Z"), click(tentId, id, "2026-10-22T03:00:00Z")]);
    await countVisits(db, [click(tentId, id, "2026-10-22T02:59:00Z")]);
    const days = await db.dailyLink.findMany({ where: { tentId }, orderBy: { day: "asc" } });
    expect(days.map(({ day, clicks }) => [day.toISOString().slice(0, 10), clicks])).toEqual([
      ["2026-10-21", 1],
      ["2026-10-22", 1],
      ["2026-11-19", 1],
      ["2026-11-20", 3],
    ]);
    expect((await links())[0]?.clicks).toBe(5);
  });

  it("on another merchant's link, or on none, are ignored without an error", async () => {
    const mine = await shop();
    const other = await shop();
    const { id } = await createLink(mine.ctx, mine.tentId, { name: "A", url: "https://a.com" });
    const at = "2026-11-20T14:00:00Z";
    await countVisits(db, [
      click(other.tentId, id, at),
      click(mine.tentId, 2_147_483_647, at),
      click(mine.tentId, id, at),
    ]);
    await countVisits(db, []);
    expect((await mine.links())[0]?.clicks).toBe(1);
    expect(await db.dailyLink.count({ where: { tentId: other.tentId } })).toBe(0);
  });

  it("are deleted with their link", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createLink(ctx, tentId, { name: "A", url: "https://a.com" });
    await countVisits(db, [click(tentId, id, "2026-11-20T14:00:00Z")]);
    await deleteLink(ctx, tentId, id);
    expect(await db.dailyLink.count({ where: { tentId } })).toBe(0);
  });
});
