import { randomUUID } from "node:crypto";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { PrismaClient } from "~/generated/prisma/client";
import { longId } from "~/server/database/long-id";
import { FIXED_NOW } from "./context";
import { makeCategory, makeProduct, makeTent, merchantContext } from "./factories";

/** A shop with something of everything that queued calls change. */
export async function queuedWorld(db: PrismaClient) {
  const { owner, tent, tentId } = await makeTent(db, { lastOrderNumber: 3 });
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const picture = async () => {
    const hash = randomUUID().replaceAll("-", "");
    return (await db.image.create({ data: { tentId, hash, width: 320, height: 320, placeholder: "", bytes: 9 } })).id;
  };
  const category = await makeCategory(db, tentId, { imageId: await picture() });
  const product = await makeProduct(db, tentId, { categoryId: category.id });
  const shirt = await makeProduct(db, tentId, {
    name: "Remera",
    options: { create: [{ name: "Talle", values: ["S", "M"], position: 0 }] },
    variants: { create: ["S", "M"].map((value, position) => ({ values: [value], position, price: "100" })) },
  });
  await db.productImage.createMany({
    data: [
      { productId: shirt.id, order: 0, imageId: await picture() },
      { productId: shirt.id, order: 1, imageId: await picture() },
    ],
  });
  const photos = await db.productImage.findMany({ where: { productId: shirt.id }, orderBy: { order: "asc" } });
  const variants = await db.variant.findMany({ where: { productId: shirt.id }, orderBy: { position: "asc" } });
  const binned = await makeProduct(db, tentId, { deletedAt: FIXED_NOW });
  const alert = await db.stockAlert.create({
    data: { tentId, productId: product.id, phone: "5491158749895", createdAt: FIXED_NOW },
  });
  const branch = await db.branch.create({ data: { tentId, name: "Centro", order: 1 } });
  const link = await db.link.create({ data: { tentId, name: "Mi blog", url: "https://blog.example" } });
  const template = await db.orderTemplate.create({ data: { tentId, name: "Gracias", text: "Gracias" } });
  const customer = await db.customer.create({ data: { tentId, name: "Lucía Fernández", phone: "5491158749895" } });
  await db.order.createMany({
    data: [1, 2, 3].map((number) => ({
      tentId,
      number,
      token: randomUUID().replaceAll("-", ""),
      currency: "ARS",
      clientKey: randomUUID(),
      customerName: "Lucía Fernández",
      deliveryMethod: "PICKUP" as const,
      suspected: number > 1,
      subtotal: "1000",
      total: "1000",
    })),
  });
  return {
    owner,
    tent,
    tentId,
    ctx,
    shopCache,
    category,
    product,
    shirt,
    photos,
    variants,
    binned,
    alert,
    branch,
    link,
    template,
    customer,
  };
}
export type QueuedWorld = Awaited<ReturnType<typeof queuedWorld>>;

/** A valid input of every queued call, which changes something. */
export const queuedInputs: Record<QueuedPath, (own: QueuedWorld) => Record<string, unknown>> = {
  "category.create": () => ({ name: "Termos" }),
  "category.delete": ({ category }) => ({ id: category.id }),
  "category.order": ({ category }) => ({ list: [{ id: category.id, order: 3 }] }),
  "category.pause": ({ category }) => ({ id: category.id, paused: true }),
  "category.removeImage": ({ category }) => ({ id: category.id }),
  "category.rename": ({ category }) => ({ id: category.id, name: "Bombillas" }),
  "home.publish": () => ({
    revision: 0,
    home: {
      cover: {
        hidden: false,
        kind: "none",
        focus: null,
        button: "catalogue",
        imageId: null,
        heading: "Mates",
        text: null,
      },
      sections: [],
    },
  }),
  "link.create": () => ({ name: "Mi canal", url: "https://canal.example" }),
  "link.delete": ({ link }) => ({ id: link.id }),
  "link.describe": () => ({ description: "Todo en un lugar" }),
  "link.order": ({ link }) => ({ list: [{ id: link.id, order: 2 }] }),
  "link.update": ({ link }) => ({ id: link.id, paused: true }),
  "order.acceptSuspected": () => ({ from: 2, to: 3 }),
  "order.act": () => ({ number: 1, action: "confirm" }),
  "order.create": ({ product }) => ({
    clientKey: randomUUID(),
    lines: [{ productId: product.id, quantityMilli: 1_000 }],
    customerName: "Lucía Fernández",
    method: "PICKUP",
  }),
  "order.createTemplate": () => ({ name: "Listo", text: "Tu pedido está listo" }),
  "order.deleteTemplate": ({ template }) => ({ id: template.id }),
  "order.discardSuspected": () => ({ from: 2, to: 3 }),
  "order.edit": () => ({
    number: 1,
    clientKey: randomUUID(),
    version: 0,
    lines: [{ lineId: null, productId: null, name: "Arreglo", quantityMilli: 1_000, price: 200_000 }],
    deliveryCost: 0,
    discount: { amount: 0 },
    customerName: "Lucía Fernández",
    method: "PICKUP",
  }),
  "order.noteCustomer": ({ customer }) => ({ id: longId(customer.id), merchantNote: "Paga al mes" }),
  "order.note": () => ({ number: 1, merchantNote: "Pasa el lunes" }),
  "order.orderTemplates": ({ template }) => ({ list: [{ id: template.id, order: 4 }] }),
  "order.updateTemplate": ({ template }) => ({ id: template.id, name: "Gracias", text: "¡Gracias!" }),
  "product.addPhotos": ({ product }) => ({ id: product.id, photos: ["5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a"] }),
  "product.bulk": ({ product, shirt }) => ({
    steps: [{ selection: { ids: [product.id, shirt.id] }, change: { kind: "pause", paused: true } }],
  }),
  "product.create": () => ({ name: "Pava", price: "100", description: "", sku: "", categoryId: null }),
  "product.delete": ({ product }) => ({ id: product.id }),
  "product.move": ({ shirt }) => ({ id: shirt.id, shelf: "all", place: 1 }),
  "product.orderImages": ({ photos }) => ({ list: photos.map(({ id }, at) => ({ imageId: id, order: 1 - at })) }),
  "product.removeImage": ({ photos: [photo] }) => ({ id: photo?.id }),
  "product.restore": ({ binned }) => ({ id: binned.id }),
  "product.saveVariants": ({ shirt, variants: [small] }) => ({
    id: shirt.id,
    rows: [{ id: small?.id, values: ["S"], price: "150" }],
  }),
  "product.update": ({ product }) => ({ id: product.id, name: "Mate de calabaza", stock: "4" }),
  "product.updateField": ({ product }) => ({ id: product.id, field: "price", value: 1200 }),
  "stockAlert.answer": ({ alert }) => ({ id: longId(alert.id), answered: true }),
  "stockAlert.delete": ({ alert }) => ({ id: longId(alert.id) }),
  "tent.addBranch": () => ({ name: "Oeste", whatsapp: "" }),
  "tent.putBranchFirst": ({ branch }) => ({ id: branch.id }),
  "tent.removeBranch": ({ branch }) => ({ id: branch.id }),
  "tent.updateAnalytics": () => ({ ga4Id: "G-ABC1234567", pixelId: "" }),
  "tent.updateBranch": ({ branch }) => ({ id: branch.id, name: "Centro viejo", whatsapp: "" }),
  "tent.updateContact": () => ({
    countryId: 1,
    whatsapp: "58749895",
    whatsappArea: "11",
    instagram: "",
    facebook: "",
  }),
  "tent.updateDelivery": () => ({
    pickupEnabled: true,
    pickupText: "Por la tarde",
    deliveryEnabled: false,
    deliveryText: "",
    deliveryCost: "",
    deliveryZones: [],
    freeDeliveryFrom: "",
  }),
  "tent.updateHoliday": () => ({ closed: true, from: "2026-12-24", until: "2026-12-31", text: "" }),
  "tent.updateHours": () => ({ week: [[{ from: "09:00", until: "18:00" }], [], [], [], [], [], []] }),
  "tent.updateLegal": () => ({
    legalName: "Casa Yerbal SRL",
    cuit: "",
    dataFiscalUrl: "",
    regretButton: false,
    netPrices: false,
  }),
  "tent.updateOrderRules": () => ({
    minimumPurchase: "500",
    orderText: "",
    showSoldOut: true,
    listingLayout: "GRID",
  }),
  "tent.updatePayment": () => ({
    paymentText: "Efectivo",
    paymentAlias: "",
    paymentCbu: "",
    paymentHolder: "",
    cashPercent: "10",
    transferPercent: "",
    otherPercent: "",
    installmentsText: "",
  }),
  "tent.updateShop": ({ tent }) => ({ name: "La Yerbera", subdomain: tent.subdomain, tagline: "", notice: "" }),
  "theme.assignColours": () => ({
    styleId: 2,
    firstCustomColor: "#aa0000",
    secondCustomColor: null,
    bgCustomColor: null,
    textCustomColor: null,
  }),
};
