import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { cartCopyFor } from "~/copy/cart";
import { copyFor } from "~/copy/copy";
import { checkoutTotals } from "~/domain/catalogue/cart/checkout-machine";
import { paymentChanges } from "~/domain/order/place/payment";
import { type OrderSubmit, orderSubmitSchema } from "~/domain/order/place/schemas";
import { branchSchema } from "~/domain/tent/schemas";
import { type SectionFormValues, type TentSectionName, tentSections } from "~/domain/tent/tent-form";
import { CartDelivery } from "~/features/catalogue/cart/cart-delivery";
import { CartPayment } from "~/features/catalogue/cart/cart-payment";
import { CartPage } from "~/features/catalogue/pages/cart-page";
import { OrderTrackingPage } from "~/features/catalogue/pages/order-tracking-page";
import { ProductPage } from "~/features/catalogue/pages/product-page";
import { ShopHomePage } from "~/features/catalogue/pages/shop-home-page";
import type { Frame } from "~/features/catalogue/parts/frame";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { loadHome } from "~/server/services/home/load-home";
import { getOrder } from "~/server/services/order/manage/get-order";
import { getTrackedOrder } from "~/server/services/order/place/get-tracked-order";
import { placeOrder } from "~/server/services/order/place/place-order";
import { mintPublicTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { listBranches } from "~/server/services/tent/settings/list-branches";
import { addBranch, putBranchFirst, removeBranch, updateBranch } from "~/server/services/tent/settings/save-branch";
import * as update from "~/server/services/tent/settings/update-tent";
import { makeBase, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getPublicProduct } from "./get-product";
import { getShop } from "./get-shop";

const db = testDb();
/** A Friday, nine in the morning in Buenos Aires. */
const NOW = new Date("2026-11-20T12:00:00Z");
const CBU = "2850590940090418135201";

beforeAll(() => makeBase(db));

type Save = (ctx: ServiceContext, tentId: OwnedTentId, input: never) => Promise<void>;
const saves: Record<TentSectionName, Save> = {
  shop: update.updateTentIdentity,
  contact: update.updateContact,
  hours: update.updateHours,
  holiday: update.updateHoliday,
  orders: update.updateOrderRules,
  delivery: update.updateDelivery,
  payment: update.updatePayment,
  legal: update.updateLegal,
  analytics: update.updateAnalytics,
};

/** What the screens send for a shop without any settings. */
const blank: { [S in TentSectionName]: SectionFormValues<S> } = {
  shop: { name: "Casa Ñandú", subdomain: "", tagline: "", notice: "" },
  contact: { countryId: 1, whatsapp: "11 5874-9895", instagram: "", facebook: "" },
  hours: { week: [[], [], [], [], [], [], []] },
  holiday: { closed: false, from: "", until: "", text: "" },
  orders: { minimumPurchase: "", orderText: "", showSoldOut: true, listingLayout: "GRID" },
  delivery: {
    pickupEnabled: true,
    pickupText: "",
    deliveryEnabled: true,
    deliveryText: "",
    deliveryCost: "",
    deliveryZones: [],
    freeDeliveryFrom: "",
  },
  payment: {
    paymentText: "",
    paymentAlias: "",
    paymentCbu: "",
    paymentHolder: "",
    cashPercent: "",
    transferPercent: "",
    otherPercent: "",
    installmentsText: "",
  },
  legal: { legalName: "", cuit: "", dataFiscalUrl: "", regretButton: false, netPrices: false },
  analytics: { ga4Id: "", pixelId: "" },
};

async function openShop(over: Parameters<typeof makeTent>[1] = {}) {
  // a cover without words or photos is left out
  const { owner, tent, tentId } = await makeTent(db, { name: "Casa Ñandú", tagline: "Mates y más", ...over });
  const product = await makeProduct(db, tentId, { name: "Mate", price: "12100" });
  const { ctx, shopCache } = merchantContext(db, owner.id, NOW);
  const visitor: ServiceContext = { ...ctx, actor: null };
  const publicId = mintPublicTentId(tent.id);

  const set = async <S extends TentSectionName>(section: S, form: Partial<SectionFormValues<S>>) => {
    const typed = { ...blank[section], ...(section === "shop" ? { subdomain: tent.subdomain } : {}), ...form };
    await saves[section](ctx, tentId, tentSections[section].parse(typed) as never);
  };
  const frame = async (): Promise<Frame> => {
    const shop = await getShop(visitor, publicId);
    const copy = copyFor(shop.countryId).catalogue;
    return {
      shop,
      base: "",
      list: null,
      origin: "https://casa.test",
      appUrl: "https://vidriera.test",
      copy,
      now: visitor.now(),
      islandScripts: () => [],
    };
  };
  /** The text of a visitor's page. */
  const read = (page: ReactElement) => renderToStaticMarkup(page).replaceAll("&quot;", '"').replaceAll("\u00a0", " ");
  const pages = {
    home: async (base = "") => {
      const shown = { ...(await frame()), base };
      const home = await loadHome(visitor, publicId, shown.shop);
      return read(createElement(ShopHomePage, { frame: shown, home }));
    },
    product: async () => {
      const seen = await getPublicProduct(visitor, publicId, product.id);
      if (!seen) throw new Error("The product is not seen");
      return read(createElement(ProductPage, { frame: await frame(), product: seen }));
    },
    cart: async () => {
      const { shop, ...rest } = await frame();
      const copy = cartCopyFor(shop.countryId);
      const form = {
        ...shop,
        cartId: shop.id,
        from: { tentId: shop.id },
        hasChat: true,
        firstPayment: null,
        phone: { DELIVERY: "optional", PICKUP: "optional" } as const,
        noPhoto: null,
      };
      const choice = { method: "DELIVERY", zone: "", branchId: "" } as const;
      const nothing = () => undefined;
      const totals = checkoutTotals([], { choice, payment: null }, shop);
      return [
        createElement(CartPage, { frame: { shop, ...rest }, products: [] }),
        createElement(CartDelivery, { shop: form, copy, choice, totals, problems: {}, onChange: nothing }),
        createElement(CartPayment, {
          payment: shop.payment,
          changes: paymentChanges(shop.payment.adjustments, shop.money),
          copy,
          chosen: "TRANSFER",
          onChoose: nothing,
        }),
      ]
        .map(read)
        .join("\n")
        .replace(/"names":\{.*?\},"changes"/, '"changes"'); // words that the script may show
    },
    order: async (token: string) => {
      const order = await getTrackedOrder(visitor, publicId, token);
      return read(createElement(OrderTrackingPage, { frame: await frame(), order }));
    },
  };
  const send = (over: Partial<OrderSubmit> = {}) =>
    placeOrder(
      visitor,
      orderSubmitSchema.parse({
        tentId: tent.id,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: product.id, quantityMilli: 1_000 }],
        customerName: "Lucía",
        method: "PICKUP",
        ...over,
      }),
      { address: "10.0.0.9" },
    );
  const view = () => getShop(visitor, publicId);
  return { ctx, tent, tentId, set, view, pages, send, shopCache };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
type PageName = "home" | "product" | "cart";

interface Effect {
  setting: string;
  set: (shop: Shop) => Promise<void>;
  /** Text on the visitor's pages that was not there before. */
  seen?: Partial<Record<PageName, string[]>>;
  order?: Partial<OrderSubmit>;
  /** Lines of the order message that were not there before. */
  said?: string[];
}

const effects: Effect[] = [
  {
    setting: "name",
    set: (shop) => shop.set("shop", { name: "Flores del Río" }),
    seen: { home: ["Flores del Río"], cart: ["Flores del Río"] },
    said: ["Hola Flores del Rio. Te escribo desde tu catálogo digital"],
  },
  { setting: "tagline", set: (shop) => shop.set("shop", { tagline: "Regalos" }), seen: { home: ["Regalos"] } },
  {
    setting: "notice",
    set: (shop) => shop.set("shop", { notice: "Hoy 2x1" }),
    seen: { home: ["Hoy 2x1"], product: ["Hoy 2x1"], cart: ["Hoy 2x1"] },
  },
  {
    setting: "country: currency and wording",
    set: (shop) => shop.set("contact", { countryId: 13, whatsapp: "55 1234 5678" }),
    seen: { home: ["Escríbenos", "wa.me/525512345678"] },
  },
  {
    setting: "WhatsApp",
    set: (shop) => shop.set("contact", { whatsapp: "341 555-0100" }),
    seen: { home: ["wa.me/5493415550100"], product: ["wa.me/5493415550100"] },
  },
  {
    setting: "social networks",
    set: (shop) => shop.set("contact", { instagram: "@casa", facebook: "casanandu" }),
    seen: { home: ["instagram.com/casa", "facebook.com/casanandu"] },
  },
  {
    setting: "opening hours",
    set: (shop) =>
      shop.set("hours", { week: [...Array.from({ length: 5 }, () => [{ from: "09:00", until: "13:30" }]), [], []] }),
    seen: {
      home: ["lunes a viernes de 9 a 13:30", "las 13:30", 'class="hero__st" data-opening'],
      product: ["lunes a viernes de 9 a 13:30", 'class="buy__st" data-opening=""'],
    },
  },
  {
    setting: "closed for holidays",
    set: (shop) => shop.set("holiday", { closed: true, from: "2026-11-18", until: "2026-12-01", text: "¡Volvemos!" }),
    seen: {
      home: ["Cerrado por vacaciones hasta el 1 de diciembre. ¡Volvemos!", 'data-holiday="1794970800 1796180400"'],
      product: ["Cerrado por vacaciones hasta el 1 de diciembre."],
      cart: ["Podés dejar tu pedido igual: te respondemos a la vuelta."],
    },
    said: ["La tienda está cerrada por vacaciones hasta el 1 de diciembre"],
  },
  {
    setting: "pickup",
    set: (shop) => shop.set("delivery", { pickupText: "San Martín 450" }),
    seen: { product: ["San Martín 450"], cart: ["San Martín 450"] },
  },
  {
    setting: "delivery with one cost",
    set: (shop) => shop.set("delivery", { deliveryCost: "1.500", deliveryText: "En el día" }),
    seen: { product: ["En el día"], cart: ["En el día", "$ 1.500"] },
    order: { method: "DELIVERY", address: "Mitre 1" },
    said: ["Costo de envío: $ 1.500", "*Total: $ 13.600*"],
  },
  {
    setting: "delivery by zone",
    set: (shop) =>
      shop.set("delivery", {
        deliveryZones: [
          { name: "Centro", cost: "800" },
          { name: "Afueras", cost: "" },
        ],
      }),
    seen: { cart: ["Centro · $ 800", "Afueras · A convenir"] },
    order: { method: "DELIVERY", address: "Mitre 1", zone: "Centro" },
    said: ["Costo de envío: $ 800", "*Total: $ 12.900*", "Envío: Mitre 1, Centro"],
  },
  {
    setting: "payment instructions",
    set: (shop) => shop.set("payment", { paymentText: "Aceptamos Mercado Pago" }),
    seen: { product: ["Aceptamos Mercado Pago"], cart: ["Aceptamos Mercado Pago"] },
  },
  {
    setting: "alias, account and holder",
    set: (shop) => shop.set("payment", { paymentAlias: "casa.mp", paymentCbu: CBU, paymentHolder: "Ana Pérez" }),
    seen: { cart: ['data-copy="casa.mp"', `data-copy="${CBU}"`, "Ana Pérez", "CBU o CVU"] },
    order: { paymentMethod: "TRANSFER" },
    said: ["Pago: transferencia a casa.mp"],
  },
  {
    setting: "discount for cash or a transfer",
    set: (shop) => shop.set("payment", { cashPercent: "10 %", transferPercent: "−10" }),
    seen: { product: ["10 % de descuento en efectivo o por transferencia"], cart: ["−10 %", "¿Cómo pagás?"] },
    order: { paymentMethod: "CASH" },
    said: ["Pago: efectivo", "10 % en efectivo: -$ 1.210", "*Total: $ 10.890*"],
  },
  {
    setting: "more for other ways to pay",
    set: (shop) => shop.set("payment", { otherPercent: "+7,5" }),
    seen: { product: ["7,5 % de recargo con otro medio de pago"], cart: ["+7,5 %"] },
    order: { paymentMethod: "OTHER" },
    said: ["Pago: a convenir", "Recargo del 7,5 % con otro medio de pago: $ 907,50", "*Total: $ 13.007,50*"],
  },
  {
    setting: "instalments",
    set: (shop) => shop.set("payment", { installmentsText: "3 cuotas sin interés" }),
    seen: { home: ["3 cuotas sin interés"], product: ["3 cuotas sin interés"] },
  },
  {
    setting: "legal foot",
    set: (shop) =>
      shop.set("legal", {
        legalName: "Ana Pérez SRL",
        cuit: "20123456786",
        dataFiscalUrl: "https://qr.afip.gob.ar/?qr=abc",
        regretButton: true,
      }),
    seen: {
      home: [
        "Ana Pérez SRL · CUIT 20-12345678-6",
        'href="https://qr.afip.gob.ar/?qr=abc"',
        `href="https://wa.me/5491158749895?text=${encodeURIComponent("Hola Casa Nandu. Quiero arrepentirme")}`,
        "Botón de arrepentimiento",
      ],
      cart: ["Botón de arrepentimiento"],
    },
  },
  {
    setting: "prices without national taxes",
    set: (shop) => shop.set("legal", { netPrices: true }),
    seen: { product: ["Precio sin impuestos nacionales: $ 10.000"] },
  },
  {
    setting: "Google Analytics and Meta's pixel",
    set: (shop) => shop.set("analytics", { ga4Id: "g-abc1234567", pixelId: "fbq('init', '1234567890123456');" }),
    seen: {
      home: ['data-ga4="G-ABC1234567"', 'data-pixel="1234567890123456"', "Cookies y privacidad"],
      product: ['data-ga4="G-ABC1234567"', '"name":"Mate","category":null,"priceCents":1210000,"varied":false'],
      cart: ['data-page="cart"'],
    },
  },
];

describe("the effect of each setting on visitors and the order message", () => {
  it.each(effects)("$setting", async ({ set, seen = {}, order = {}, said = [] }) => {
    const shop = await openShop();
    const names = Object.keys(seen) as PageName[];
    const before = new Map<PageName, string>();
    for (const name of names) before.set(name, await shop.pages[name]());
    const neutral = await shop.send();
    await set(shop);
    expect(shop.shopCache.purged).toContain(shop.tent.id);
    for (const name of names) {
      const page = await shop.pages[name]();
      for (const words of seen[name] ?? []) {
        expect(before.get(name)).not.toContain(words);
        expect(page).toContain(words);
      }
    }
    if (said.length === 0) return;
    const sent = await shop.send(order);
    for (const line of said) {
      expect(neutral.whatsappText.split("\n")).not.toContain(line);
      expect(sent.whatsappText.split("\n")).toContain(line);
    }
  });

  it("thanks on the page of what was sent and on the order's own, not in the customer's message", async () => {
    const shop = await openShop();
    await shop.set("orders", { orderText: "¡Gracias! Te respondemos en el día." });
    const sent = await shop.send();
    expect(sent.thanks).toBe("¡Gracias! Te respondemos en el día.");
    expect(sent.whatsappText).not.toContain("Gracias");
    expect(await shop.pages.order(sent.token)).toContain("¡Gracias! Te respondemos en el día.");
  });

  it("loads no analytics on an order's own page, nor for a shop on our host", async () => {
    const shop = await openShop();
    await shop.set("analytics", { ga4Id: "G-ABC1234567" });
    const { token } = await shop.send();
    expect(await shop.pages.order(token)).not.toContain("G-ABC1234567");
    expect(await shop.pages.home()).toContain("G-ABC1234567");
    expect(await shop.pages.home("/~celia")).not.toContain("G-ABC1234567");
    await shop.set("analytics", {});
    expect(await shop.pages.home()).not.toMatch(/medicion|data-consent/);
  });

  it("rejects an order below the minimum", async () => {
    const shop = await openShop();
    await shop.set("orders", { minimumPurchase: "20.000" });
    expect((await shop.view()).minimumPurchaseCents).toBe(2_000_000);
    await expect(shop.send()).rejects.toMatchObject({ code: "BELOW_MINIMUM_PURCHASE", details: { missing: 790_000 } });
  });

  it("hides sold-out products from the lists, but not their own page", async () => {
    const shop = await openShop();
    await makeProduct(db, shop.tentId, { name: "Bombilla agotada", stock: "0" });
    expect(await shop.pages.home()).toContain("Bombilla agotada");
    await shop.set("orders", { showSoldOut: false });
    expect(await shop.pages.home()).not.toContain("Bombilla agotada");
    expect(await shop.pages.home()).toContain("Mate");
  });

  it("applies free delivery from an amount on, even with a zone's own cost", async () => {
    const shop = await openShop();
    await shop.set("delivery", { freeDeliveryFrom: "12.000", deliveryZones: [{ name: "Centro", cost: "800" }] });
    const sent = await shop.send({ method: "DELIVERY", address: "Mitre 1", zone: "Centro" });
    expect(sent.total).toBe(1_210_000);
    expect(sent.whatsappText).toContain("Costo de envío: gratis");
    expect(await shop.pages.cart()).toContain("Centro · $ 800");
    expect(await shop.pages.product()).toContain("Envío gratis desde $ 12.000");
  });

  it("shows the transfer account on an order's page until it is paid, and not for cash", async () => {
    const shop = await openShop();
    await shop.set("payment", { paymentAlias: "casa.mp", transferPercent: "10" });
    const transfer = await shop.send({ paymentMethod: "TRANSFER" });
    const cash = await shop.send({ paymentMethod: "CASH" });
    expect(await shop.pages.order(transfer.token)).toContain('data-copy="casa.mp"');
    expect(await shop.pages.order(cash.token)).not.toContain("casa.mp");
    await db.order.update({ where: { token: transfer.token }, data: { paymentStatus: "RECEIVED" } });
    expect(await shop.pages.order(transfer.token)).not.toContain("casa.mp");
    expect(await getOrder(shop.ctx, shop.tentId, transfer.number)).toMatchObject({
      paymentMethod: "TRANSFER",
      discount: 121_000,
      discounts: [{ kind: "PAYMENT", name: "10 % por transferencia", base: 1_210_000, amount: 121_000, percent: 10 }],
    });
  });

  it("hides future and past holidays, and says nothing of them in an order from those days", async () => {
    const shop = await openShop();
    for (const [from, until] of [
      ["2026-11-21", "2026-12-01"],
      ["2026-11-01", "2026-11-19"],
    ] as const) {
      await shop.set("holiday", { closed: true, from, until });
      expect(await shop.pages.home()).toMatch(/data-holiday="[^"]+"[^>]* hidden=""/);
      expect((await shop.send()).whatsappText).not.toContain("vacaciones");
    }
    await shop.set("holiday", { closed: false });
    expect(await shop.pages.home()).not.toContain("data-holiday");
  });

  it.each([
    [1, "$ 15.900,50"],
    [13, "$ 15,900.50"],
  ])("writes prices with the separators of country %i", async (countryId, price) => {
    const shop = await openShop({ countryId });
    await db.product.updateMany({ where: { tentId: shop.tentId }, data: { price: "15900.5" } });
    const { token, whatsappText } = await shop.send();
    const textOf = (page: string) => page.replace(/<[^>]*>/g, "");
    expect(textOf(await shop.pages.product())).toContain(price);
    expect(textOf(await shop.pages.order(token))).toContain(price);
    expect(whatsappText).toContain(`1 x Mate - ${price}`);
    expect(whatsappText).toContain(`*Total: ${price}*`);
  });

  it("hides what Argentina's law requires in other countries", async () => {
    const shop = await openShop({
      countryId: 13,
      whatsapp: "5512345678",
      whatsappArea: null,
      cuit: "20-12345678-6",
      regretButton: true,
      netPrices: true,
      legalName: "Ana Pérez",
    });
    const page = `${await shop.pages.home()}${await shop.pages.product()}`;
    expect(page).toContain("Ana Pérez");
    expect(page).not.toMatch(/CUIT|arrepentimiento|impuestos nacionales/);
  });
});

describe("rejected beside its field", () => {
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => "nothing refused",
      (error: AppError) => Object.entries(error.details.fields ?? {}).join(),
    );

  it("a CBU with wrong check digits, in countries that check it", async () => {
    const shop = await openShop();
    expect(await refusal(shop.set("payment", { paymentCbu: "2850590940090418135202" }))).toBe(
      "paymentCbu,tent.cbuCheck",
    );
    expect(await refusal(shop.set("payment", { paymentCbu: "28505909400904181352" }))).toBe("paymentCbu,tent.cbu");
    const mexican = await openShop({ countryId: 13 });
    expect(await refusal(mexican.set("payment", { paymentCbu: "012 180 01234567891 2" }))).toBe("nothing refused");
  });

  it("the regret button of a shop without WhatsApp", async () => {
    const shop = await openShop({ whatsapp: null, whatsappArea: null });
    expect(await refusal(shop.set("legal", { regretButton: true }))).toBe("regretButton,tent.regretNeedsWhatsapp");
  });

  const problems = (section: TentSectionName, form: object) =>
    tentSections[section]
      .safeParse({ ...blank[section], ...form })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it.each<[TentSectionName, object, string]>([
    ["holiday", { closed: true, from: "2026-12-02", until: "2026-12-01" }, "until: tent.holidayOrder"],
    ["holiday", { closed: true, from: "", until: "2026-12-01" }, "from: tent.day"],
    ["payment", { cashPercent: "101" }, "cashPercent: tent.percent"],
    ["payment", { otherPercent: "+0,125" }, "otherPercent: tent.percent"],
    ["payment", { paymentAlias: "corto" }, "paymentAlias: tent.alias"],
    ["payment", { installmentsText: "x".repeat(61) }, "installmentsText: tent.installmentsTooLong"],
    ["legal", { cuit: "20-12345678-5" }, "cuit: tent.cuit"],
    ["legal", { dataFiscalUrl: "https://afip.gob.ar.evil.test/" }, "dataFiscalUrl: tent.dataFiscal"],
    [
      "delivery",
      {
        deliveryZones: [
          { name: "Centro", cost: "" },
          { name: "centro", cost: "x" },
        ],
      },
      "deliveryZones.1.cost: tent.amount",
    ],
    ["orders", { orderText: "x".repeat(301) }, "orderText: tent.orderTextTooLong"],
  ])("%s %j: %s", (section, form, problem) => {
    expect(problems(section, form)).toContain(problem);
  });
});

describe("branches", () => {
  const form = (over: object = {}) => branchSchema.parse({ name: "Centro", whatsapp: "", ...over });

  it("are on the home page, and the chosen one receives the order", async () => {
    const shop = await openShop();
    await addBranch(
      shop.ctx,
      shop.tentId,
      form({ address: "Mitre 1", telefono: "341 555-0101", atencion: "De 9 a 18" }),
    );
    const { id } = await addBranch(shop.ctx, shop.tentId, form({ name: "Norte", whatsapp: "0341 15 555-0100" }));
    const home = await shop.pages.home();
    for (const words of ["Mitre 1", "tel:3415550101", "De 9 a 18", "Norte", "wa.me/5493415550100"])
      expect(home).toContain(words);
    expect(await shop.pages.cart()).toContain("Norte");
    const sent = await shop.send({ branchId: id });
    expect(sent.whatsappUrl).toContain("wa.me/5493415550100");
    expect(sent.whatsappText).toContain("Retiro: Norte");
    expect((await shop.send()).whatsappUrl).toContain("wa.me/5491158749895");

    await putBranchFirst(shop.ctx, shop.tentId, id);
    expect((await listBranches(shop.ctx, shop.tentId)).map(({ name }) => name)).toEqual(["Norte", "Centro"]);
    await updateBranch(shop.ctx, shop.tentId, { id, ...form({ name: "Sur" }) });
    expect(await shop.pages.home()).not.toContain("5493415550100");
    await removeBranch(shop.ctx, shop.tentId, id);
    expect(await shop.pages.home()).not.toContain("Sur");
    expect(await db.order.findFirst({ where: { tentId: shop.tent.id, branchName: "Norte" } })).not.toBeNull();
  });

  it("reject a wrong number beside the field, more than twenty, and another merchant", async () => {
    const shop = await openShop();
    await expect(addBranch(shop.ctx, shop.tentId, form({ whatsapp: "12" }))).rejects.toMatchObject({
      details: { fields: { whatsapp: ["phone.length"] } },
    });
    const { id } = await addBranch(shop.ctx, shop.tentId, form());
    const other = await makeTent(db);
    const { ctx } = merchantContext(db, (await makeUser(db)).id);
    for (const call of [
      () => updateBranch(ctx, other.tentId, { id, ...form() }),
      () => putBranchFirst(ctx, other.tentId, id),
      () => removeBranch(ctx, other.tentId, id),
    ])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db.branch.createMany({
      data: Array.from({ length: 19 }, (_, at) => ({ tentId: shop.tent.id, name: `Local ${at}` })),
    });
    await expect(addBranch(shop.ctx, shop.tentId, form())).rejects.toMatchObject({
      details: { fields: { name: ["branch.tooMany"] } },
    });
  });
});
