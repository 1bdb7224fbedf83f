import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { tentSections } from "~/domain/tent/tent-form";
import { contrast } from "~/domain/theme/colour";
import { findTent } from "~/server/edge/find-tent";
import type { AppError } from "~/server/errors";
import type { Changed } from "~/server/ports/shop-cache";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import { merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { createTent } from "./create-tent";
import { deleteTents } from "./delete-tents";
import { checkTentSubdomain } from "./domains/check-subdomain";
import { getPoster } from "./get-poster";
import { currentTent, getTentSettings, setupProgress } from "./get-tent";
import { removeLogo, setLogo } from "./settings/set-logo";
import {
  updateAnalytics,
  updateContact,
  updateDelivery,
  updateOrderRules,
  updateTentIdentity,
} from "./settings/update-tent";

const db = testDb();

beforeAll(() => makeBase(db));

const wish = (over: Partial<Parameters<typeof createTent>[1]> = {}) => ({
  name: "Flores del Sur",
  subdomain: "flores-del-sur",
  countryId: 1,
  whatsapp: "011 15 5874-9895",
  whatsappArea: "",
  whatsappLandline: false,
  ...over,
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

describe("opening a shop", () => {
  it("stores the number in WhatsApp's format and numbers a taken slug", async () => {
    const one = merchantContext(db, (await makeUser(db)).id);
    const two = merchantContext(db, (await makeUser(db)).id);
    const first = await createTent(one.ctx, wish({ subdomain: "Flores-Uno" }));
    const second = await createTent(two.ctx, wish({ subdomain: "flores-dos" }));
    expect(first.subdomain).toBe("flores-uno");
    const rows = await db.tent.findMany({ where: { id: { in: [first.id, second.id] } }, orderBy: { id: "asc" } });
    expect(rows.map((row) => [row.slug, row.whatsappArea, row.whatsapp])).toEqual([
      ["flores-del-sur", "11", "58749895"],
      ["flores-del-sur-2", "11", "58749895"],
    ]);
  });

  it("asks visitors for their phone with a delivery; a shop of a build that does not know the setting goes on as it was", async () => {
    const { ctx } = merchantContext(db, (await makeUser(db)).id);
    const { id } = await createTent(ctx, wish({ subdomain: "pide-telefono" }));
    expect(await getTentSettings(ctx, id)).toMatchObject({ customerPhone: "delivery" });
    const { owner, tentId } = await makeTent(db);
    expect(await getTentSettings(merchantContext(db, owner.id).ctx, tentId)).toMatchObject({
      customerPhone: "optional",
    });
  });

  it("rejects a taken, reserved or malformed subdomain beside the field", async () => {
    const { tent } = await makeTent(db);
    const { ctx } = merchantContext(db, (await makeUser(db)).id);
    expect(await refusal(createTent(ctx, wish({ subdomain: tent.subdomain.toUpperCase() })))).toBe(
      "SUBDOMAIN_TAKEN subdomain.taken",
    );
    expect(await refusal(createTent(ctx, wish({ subdomain: "admin" })))).toBe("VALIDATION subdomain.reserved");
    expect(await refusal(createTent(ctx, wish({ subdomain: "a--b" })))).toBe("VALIDATION subdomain.dashes");
    expect(await refusal(createTent(ctx, wish({ subdomain: "libre-1", whatsapp: "12" })))).toMatch(
      /^VALIDATION phone\./,
    );
    expect(await db.tent.count({ where: { ownerId: ctx.actor?.userId } })).toBe(0);
  });

  it("allows one shop with a plan of one, also for ten concurrent requests", async () => {
    const { ctx } = merchantContext(db, (await makeUser(db)).id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => refusal(createTent(ctx, wish({ subdomain: `carrera-${n}` })))),
    );
    expect(answers.filter((answer) => answer === "nothing refused")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["nothing refused", "TENT_LIMIT"]));
  });

  it("gives each of ten shops with the same name, opened concurrently, its own slug", async () => {
    const contexts = await Promise.all(
      Array.from({ length: 10 }, async () => merchantContext(db, (await makeUser(db)).id).ctx),
    );
    const made = await Promise.all(
      contexts.map((ctx, n) => createTent(ctx, wish({ name: "Almacén Aurora", subdomain: `aurora-${n}` }))),
    );
    const rows = await db.tent.findMany({ where: { id: { in: made.map(({ id }) => id) } }, select: { slug: true } });
    expect(new Set(rows.map((row) => row.slug)).size).toBe(10);
  });

  it("gives a subdomain requested twice concurrently to one of them", async () => {
    const contexts = await Promise.all(
      Array.from({ length: 5 }, async () => merchantContext(db, (await makeUser(db)).id).ctx),
    );
    const answers = await Promise.all(contexts.map((ctx) => refusal(createTent(ctx, wish({ subdomain: "unica" })))));
    expect(answers.filter((answer) => answer === "nothing refused")).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith("SUBDOMAIN_TAKEN"))).toHaveLength(4);
  });
});

describe("a released subdomain", () => {
  const section = (name: string, subdomain: string) =>
    tentSections.shop.parse({ name, subdomain, tagline: "", notice: "" });

  it("stays with its shop for 90 days, can be taken back, then is free for others", async () => {
    const { owner, tent, tentId } = await makeTent(db, { subdomain: "vieja" });
    const start = new Date("2026-11-20T12:00:00Z");
    const later = new Date(start.getTime() + 90 * DAY_MS);
    const mine = merchantContext(db, owner.id, start);
    await updateTentIdentity(mine.ctx, tentId, section(tent.name, "nueva"));
    expect(mine.shopCache.purged).toEqual([tent.id]);
    expect(await db.oldSubdomain.findUnique({ where: { subdomain: "vieja" } })).toMatchObject({ tentId: tent.id });

    const other = await makeUser(db);
    const soon = merchantContext(db, other.id, new Date(later.getTime() - 1)).ctx;
    expect(await checkTentSubdomain(soon, { subdomain: "vieja", tentId: null })).toMatchObject({
      problem: "subdomain.taken",
    });
    expect(await checkTentSubdomain(mine.ctx, { subdomain: "vieja", tentId: tent.id })).toEqual({
      problem: null,
      free: [],
    });
    const then = merchantContext(db, other.id, later).ctx;
    expect(await createTent(then, wish({ subdomain: "vieja" }))).toMatchObject({ subdomain: "vieja" });
    expect(await db.oldSubdomain.count({ where: { subdomain: "vieja" } })).toBe(0);
  });

  it("is one of three a year: more are refused beside the field, and a former one can be taken back", async () => {
    const { owner, tent, tentId } = await makeTent(db, { subdomain: "mudanza-0" });
    const start = new Date("2026-11-20T12:00:00Z");
    const move = (subdomain: string, days = 0) => {
      const { ctx } = merchantContext(db, owner.id, new Date(start.getTime() + days * DAY_MS));
      return refusal(updateTentIdentity(ctx, tentId, section(tent.name, subdomain)));
    };
    for (const [at, subdomain] of ["mudanza-1", "mudanza-2", "mudanza-3"].entries())
      expect(await move(subdomain, at)).toBe("nothing refused");
    expect(await move("mudanza-4", 3)).toBe("VALIDATION subdomain.tooManyFormer");
    expect(await move("mudanza-3", 3)).toBe("nothing refused");
    expect(await move("mudanza-1", 4)).toBe("nothing refused");
    expect(await move("mudanza-4", 200)).toBe("VALIDATION subdomain.tooManyFormer");
    expect(await db.oldSubdomain.count({ where: { tentId } })).toBe(3);
    expect(await move("mudanza-4", 366)).toBe("nothing refused");
  });

  it("is kept by a shop that has a word reserved since, and not given to another", async () => {
    const { owner, tent, tentId } = await makeTent(db, { subdomain: "banco" });
    const { ctx } = merchantContext(db, owner.id);
    expect(await refusal(updateTentIdentity(ctx, tentId, section("Otro nombre", "banco")))).toBe("nothing refused");
    expect(await checkTentSubdomain(ctx, { subdomain: "banco", tentId: tent.id })).toMatchObject({ problem: null });
    expect(await refusal(updateTentIdentity(ctx, tentId, section("Otro nombre", "b4ncos")))).toBe(
      "VALIDATION subdomain.reserved",
    );
    const other = merchantContext(db, (await makeUser(db)).id).ctx;
    expect(await refusal(createTent(other, wish({ subdomain: "mercado-pago" })))).toBe("VALIDATION subdomain.reserved");
  });

  it("is reserved for 90 days after its shop is deleted, leads nowhere, then is free and forgotten", async () => {
    const start = new Date("2026-11-20T12:00:00Z");
    const { owner, tent, tentId } = await makeTent(db, { subdomain: "primera" });
    await updateTentIdentity(merchantContext(db, owner.id, start).ctx, tentId, section(tent.name, "segunda"));
    expect(await findTent(db, { by: "sub", value: "primera" })).toMatchObject({ id: tent.id, movedTo: "segunda" });
    const closed = new Date(start.getTime() + 10 * DAY_MS);
    await changeTents(merchantContext(db, owner.id).ctx, (change) => deleteTents(change, [tentId], closed));
    expect(await findTent(db, { by: "sub", value: "primera" })).toBeNull();
    expect(await findTent(db, { by: "sub", value: "segunda" })).toBeNull();

    const other = await makeTent(db);
    const problem = async (subdomain: string, tentId: number | null, now: Date) => {
      const { ctx } = merchantContext(db, other.owner.id, now);
      return (await checkTentSubdomain(ctx, { subdomain, tentId })).problem;
    };
    const firstFree = new Date(start.getTime() + 90 * DAY_MS);
    const secondFree = new Date(closed.getTime() + 90 * DAY_MS);
    for (const asking of [null, other.tent.id]) {
      expect(await problem("primera", asking, new Date(firstFree.getTime() - 1))).toBe("subdomain.taken");
      expect(await problem("primera", asking, firstFree)).toBeNull();
      expect(await problem("segunda", asking, new Date(secondFree.getTime() - 1))).toBe("subdomain.taken");
      expect(await problem("segunda", asking, secondFree)).toBeNull();
    }
    const anybody = (await makeUser(db)).id;
    const early = merchantContext(db, anybody, new Date(secondFree.getTime() - 1)).ctx;
    expect(await refusal(createTent(early, wish({ subdomain: "segunda" })))).toBe("SUBDOMAIN_TAKEN subdomain.taken");
    await updateTentIdentity(
      merchantContext(db, other.owner.id, secondFree).ctx,
      other.tentId,
      section(other.tent.name, "segunda"),
    );
    expect(await findTent(db, { by: "sub", value: "segunda" })).toEqual({
      id: other.tent.id,
      subdomain: "segunda",
      ga4: false,
      pixel: false,
    });

    const { tentId: last } = await makeTent(db);
    await changeTents(early, (change) => deleteTents(change, [last], secondFree));
    expect(await db.oldSubdomain.count({ where: { subdomain: "primera" } })).toBe(0);
  });
});

describe("a shop's settings", () => {
  const contact = (countryId: number, whatsapp: string) =>
    tentSections.contact.parse({ countryId, whatsapp, instagram: "", facebook: "" });

  it("changes country and number together, or neither; branch numbers never get a foreign dial code", async () => {
    const { owner, tentId } = await makeTent(db);
    const { ctx } = merchantContext(db, owner.id);
    await updateContact(ctx, tentId, contact(1, "11 5874-9895"));
    const number = { whatsappArea: "11", whatsapp: "58749895" };
    await db.branch.create({ data: { tentId, name: "Centro", ...number } });
    const branch = () =>
      db.branch.findFirstOrThrow({ where: { tentId }, select: { whatsapp: true, whatsappArea: true } });
    const stored = () =>
      db.tent.findUniqueOrThrow({
        where: { id: tentId },
        select: { countryId: true, whatsapp: true, whatsappArea: true },
      });

    await expect(updateContact(ctx, tentId, contact(20, "11 5874-9895"))).rejects.toMatchObject({
      code: "VALIDATION",
      details: { fields: { whatsapp: ["phone.length"] } },
    });
    expect(await stored()).toEqual({ countryId: 1, ...number });
    expect(await branch()).toEqual(number);

    await updateContact(ctx, tentId, contact(1, "11 5874-9895"));
    expect(await branch(), "the same country again").toEqual(number);
    await updateContact(ctx, tentId, contact(13, "55 1234 5678"));
    expect(await stored()).toEqual({ countryId: 13, whatsapp: "5512345678", whatsappArea: null });
    expect(await branch()).toEqual({ whatsapp: null, whatsappArea: null });
  });

  it("saves contact and order rules, and returns amounts in centavos", async () => {
    const { owner, tentId } = await makeTent(db);
    const { ctx, shopCache } = merchantContext(db, owner.id);
    await updateContact(
      ctx,
      tentId,
      tentSections.contact.parse({
        countryId: 13,
        whatsapp: "+52 1 55 1234 5678",
        instagram: "@casa.yerbal",
        facebook: "https://www.facebook.com/casayerbal/",
      }),
    );
    await updateOrderRules(
      ctx,
      tentId,
      tentSections.orders.parse({
        minimumPurchase: "1.500",
        orderText: "",
        showSoldOut: true,
        listingLayout: "LIST",
        customerPhone: "always",
      }),
    );
    // as an outbox kept it before the setting
    await updateOrderRules(
      ctx,
      tentId,
      tentSections.orders.parse({ minimumPurchase: "1.500", orderText: "", showSoldOut: true, listingLayout: "LIST" }),
    );
    await updateDelivery(
      ctx,
      tentId,
      tentSections.delivery.parse({
        deliveryZones: [],
        pickupEnabled: false,
        pickupText: "",
        deliveryEnabled: true,
        deliveryText: "En el día",
        deliveryCost: "350,50",
        freeDeliveryFrom: "",
      }),
    );
    expect(await getTentSettings(ctx, tentId)).toMatchObject({
      countryId: 13,
      whatsapp: "5512345678",
      whatsappArea: null,
      instagram: "casa.yerbal",
      facebook: "https://facebook.com/casayerbal",
      minimumPurchase: 150_000,
      listingLayout: "LIST",
      customerPhone: "always",
      deliveryCost: 35_050,
      freeDeliveryFrom: null,
    });
    expect(shopCache.purged).toHaveLength(4);
  });

  it("saves analytics ids, notifies the edge, and removes them again", async () => {
    const { owner, tent, tentId } = await makeTent(db);
    const { ctx, shopCache } = merchantContext(db, owner.id);
    const told: Changed[] = [];
    const telling = { ...shopCache, purge: async (changed: Changed) => void told.push(changed) };
    const set = (ga4Id: string, pixelId: string) =>
      updateAnalytics(
        { ...ctx, ports: { ...ctx.ports, shopCache: telling } },
        tentId,
        tentSections.analytics.parse({ ga4Id, pixelId }),
      );
    const host = async () => {
      const { ga4, pixel } = (await findTent(db, { by: "sub", value: tent.subdomain })) ?? {};
      return { ga4, pixel };
    };
    await set("G-ABC1234567", "");
    expect(await getTentSettings(ctx, tentId)).toMatchObject({ ga4Id: "G-ABC1234567", pixelId: null });
    expect(await host()).toEqual({ ga4: true, pixel: false });
    await set("", "1234567890123456");
    expect(await getTentSettings(ctx, tentId)).toMatchObject({ ga4Id: null, pixelId: "1234567890123456" });
    expect(await host()).toEqual({ ga4: false, pixel: true });
    await set("", "");
    expect(await host()).toEqual({ ga4: false, pixel: false });
    const hosts = [...new Set([String(tentId), tent.subdomain, tent.slug])];
    expect(told).toEqual(Array(3).fill({ tents: [tentId], hosts, site: false, photos: [] }));
  });

  it("rejects a profile of another site, and delivery settings under which no order is possible", () => {
    const contact = tentSections.contact.safeParse({
      countryId: 1,
      whatsapp: "",
      instagram: "https://evil.test/casa",
      facebook: "javascript:alert(1)",
    });
    expect(contact.error?.issues.map((issue) => issue.message)).toEqual(["tent.instagram", "tent.facebook"]);
    const delivery = tentSections.delivery.safeParse({
      deliveryZones: [],
      pickupEnabled: false,
      pickupText: "",
      deliveryEnabled: false,
      deliveryText: "",
      deliveryCost: "",
      freeDeliveryFrom: "",
    });
    expect(delivery.error?.issues.map((issue) => issue.message)).toEqual(["tent.deliveryNone"]);
  });

  it("shows one logo at a time and deletes the previous one's file", async () => {
    const { owner, tent, tentId } = await makeTent(db);
    const { ctx, storage } = merchantContext(db, owner.id);
    await setLogo(ctx, tentId, await pngOf("#ff0000"));
    const first = await db.image.findMany({ where: { tentId: tent.id } });
    await setLogo(ctx, tentId, await pngOf("#00ff00"));
    const second = await db.image.findMany({ where: { tentId: tent.id } });
    expect(second).toHaveLength(1);
    expect(await storage.exists(`${first[0]?.hash}-160.webp`)).toBe(false);
    expect(await storage.exists(`${second[0]?.hash}-160.webp`)).toBe(true);
    await removeLogo(ctx, tentId);
    expect(await db.image.count({ where: { tentId: tent.id } })).toBe(0);
    expect(await storage.exists(`${second[0]?.hash}-160.webp`)).toBe(false);
  });
});

it("gives a poster the shop's name, address and colour, with readable text on it", async () => {
  const { owner, tent, tentId } = await makeTent(db, { styleId: 6, firstCustomColor: "#777777", tagline: "Mates" });
  const poster = await getPoster(merchantContext(db, owner.id).ctx, tentId);
  expect(poster).toMatchObject({ name: "Casa Yerbal", tagline: "Mates", whatsapp: true, logo: null });
  expect(poster.url).toContain(tent.subdomain);
  expect(poster.colours.first).toBe("#777777");
  expect(contrast(poster.colours.onFirst, poster.colours.first)).toBeGreaterThanOrEqual(4.5);
});

describe("tent ownership", () => {
  it("finds the named tent, and never another merchant's", async () => {
    const { owner, tent } = await makeTent(db);
    const stranger = await makeTent(db);
    const { ctx } = merchantContext(db, owner.id);
    const ask = (requestedId: number | undefined) =>
      resolveOwnedTent(ctx, { requestedId, action: "test", writes: true, ownOnly: false });
    expect(await ask(tent.id)).toBe(tent.id);
    expect(await refusal(ask(undefined))).toBe("NOT_FOUND");
    expect(await refusal(ask(stranger.tent.id))).toBe("NOT_FOUND");
    expect(await refusal(ask(999_999_999))).toBe("NOT_FOUND");
    expect(await currentTent(ctx)).toMatchObject({ id: tent.id, linked: [] });
    const without = merchantContext(db, (await makeUser(db)).id).ctx;
    expect(await currentTent(without)).toBeNull();
    expect(await setupProgress(without)).toMatchObject({ hasTent: false, next: 1 });
  });

  it("gives a super-user any shop, each time with an immutable audit row", async () => {
    const { tent } = await makeTent(db);
    const boss = await makeUser(db, { role: "SUPER" });
    const { ctx } = merchantContext(db, boss.id);
    const asSuper = { ...ctx, actor: merchantActor(boss.id, { role: "SUPER" }) };
    const request = { requestedId: tent.id, action: "tent.updateShop", writes: true };
    expect(await resolveOwnedTent(asSuper, { ...request, ownOnly: false })).toBe(tent.id);
    expect(await refusal(resolveOwnedTent(asSuper, { ...request, ownOnly: true }))).toBe("NOT_FOUND");
    const rows = await db.auditEntry.findMany({ where: { tentId: tent.id } });
    expect(rows).toMatchObject([{ actorId: boss.id, action: "tent.updateShop" }]);
    await expect(db.auditEntry.deleteMany({ where: { tentId: tent.id } })).rejects.toThrow(/append-only/);
  });
});
