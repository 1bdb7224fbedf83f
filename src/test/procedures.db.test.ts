import { randomBytes, randomUUID } from "node:crypto";
import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { appRouter, createCaller } from "~/server/api/root";
import type { Actor } from "~/server/context";
import { longId } from "~/server/database/long-id";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { appOrigin } from "~/server/site/addresses";
import { merchantActor, testRequest } from "./context";
import {
  makeBase,
  makeCategory,
  makeCoupon,
  makePriceList,
  makeProduct,
  makeTent,
  makeUser,
  merchantContext,
} from "./factories";
import { pngOf } from "./pictures";
import { testDb } from "./test-db";

/**
 * Who may call what. Every procedure of `appRouter` needs one line in `table`:
 * - `who`: "anyone", "user" (logged in), "owner" (of the tent it touches, or a super-user), "super".
 * - `rows`: the part of a valid input that refers to the owner's rows: ids, order numbers, or a selection that contains
 *   them. Anybody else who sends it must get NOT_FOUND.
 * - `rest`: the remaining part of a valid input. With `form: true` the whole input is sent as multipart.
 * Calls with `who: "owner"` also send the `tentId`.
 */
interface Row {
  who: "anyone" | "user" | "owner" | "super";
  rows?: (own: Own) => Record<string, unknown>;
  rest?: Record<string, unknown>;
  form?: true;
}

const product = ({ productId }: Own) => ({ id: productId });
const category = ({ categoryId }: Own) => ({ id: categoryId });
const branch = ({ branchId }: Own) => ({ id: branchId });
const order = () => ({ number: 1 });
const template = ({ templateId }: Own) => ({ id: templateId });
const priceChange = (ids: number[]) => ({
  scope: { kind: "categories", ids },
  rule: { direction: "up", unit: "percent", value: "12" },
});
const link = ({ linkId }: Own) => ({ id: linkId });
const alert = ({ alertId }: Own) => ({ id: alertId });
const draft = ({ draftId }: Own) => ({ id: draftId });
const ended = ({ endedId }: Own) => ({ id: endedId });
const listFile = ({ listId }: Own) => ({
  file: new File(["Nombre;Precio\nMate;10"], "lista.csv"),
  data: JSON.stringify({ listId, column: null, clientKey: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a", fingerprint: "" }),
});
const promotion = { name: "15 %", kind: "percent", value: 15, all: true };
const productForm = { name: "Mate", price: "100", description: "", sku: "", categoryId: null };

const table: Record<string, Row> = {
  "account.register": { who: "anyone" },
  "account.registerAdmin": {
    who: "super",
    rest: { name: "Eva", email: "eva@example.test", password: "Almacen-1234" },
  },
  "account.forgotPassword": { who: "anyone", rest: { email: "nadie@example.test" } },
  "account.resetPassword": { who: "anyone" },
  "account.confirmEmail": { who: "anyone" },
  "account.undoEmail": { who: "anyone" },
  "account.profile": { who: "user" },
  "account.updateProfile": { who: "user", rest: { name: "Ana", phone: "", birthDate: "" } },
  "account.updateField": { who: "user", rest: { field: "name", value: "Ana" } },
  "account.changeEmail": { who: "user" },
  "account.changePassword": { who: "user" },
  "account.sessions": { who: "user" },
  "account.closeOtherSessions": { who: "user" },
  "account.tokens": { who: "user" },
  "account.revokeToken": { who: "user", rows: ({ tokenId }) => ({ id: tokenId }) },
  "account.revokeTokens": { who: "user" },
  "account.closing": { who: "user" },
  "account.close": { who: "user" },
  "account.pendingCancellations": { who: "anyone", rest: { ids: [] } },

  "admin.users": { who: "super", rest: {} },
  "admin.tents": { who: "super", rest: {} },
  "admin.user": { who: "super", rows: ({ userId }) => ({ id: userId }) },
  "admin.audit": { who: "super", rest: {} },
  "admin.givePlan": { who: "super", rows: ({ userId }) => ({ userId }), rest: { planId: 0, until: "" } },
  "admin.setTest": { who: "super", rows: ({ userId }) => ({ userId }), rest: { test: true } },
  "admin.suspendTent": { who: "super", rows: ({ tentId }) => ({ tentId }), rest: { reason: "Vende copias" } },
  "admin.liftTent": { who: "super", rows: ({ tentId }) => ({ tentId }) },
  "admin.jobs": { who: "super" },
  "admin.retryJob": {
    who: "super",
    rest: { kind: "empty-bin", id: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a" },
  },
  "admin.errors": { who: "super", rest: {} },
  "admin.cancellations": { who: "super", rest: {} },
  "admin.retryCancellation": { who: "super", rest: { id: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a" } },
  "admin.settleCancellation": { who: "super", rest: { id: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a" } },
  "admin.startViewing": { who: "super", rows: ({ tentId }) => ({ tentId }) },
  "admin.stopViewing": { who: "user" },

  "billing.plans": { who: "anyone" },
  "billing.allPlans": { who: "super" },
  "billing.savePlan": { who: "super" },
  "billing.updatePlan": { who: "super" },
  "billing.unowned": { who: "super" },
  "billing.assign": { who: "super" },
  "billing.subscriber": { who: "user" },
  "billing.account": { who: "user" },
  "billing.payments": { who: "user", rest: { page: 1 } },
  "billing.receipt": { who: "user", rows: ({ paymentId }) => ({ id: paymentId }) },
  "billing.subscribe": { who: "user" },
  "billing.refresh": { who: "user" },
  "billing.claim": { who: "user", rest: { service: "paypal", externalId: "I-BW452GLLEP1G" } },
  "billing.unsubscribe": { who: "user" },
  "billing.planChange": { who: "user", rest: { id: 1 } },
  "billing.changePlan": { who: "user", rest: { id: 1, kind: null, total: 890_000, keep: [] } },
  "billing.askPlanChange": { who: "user", rest: { id: 1 } },
  "billing.confirmPlanChange": { who: "user", rest: { id: 1 } },

  "catalogue.products": { who: "anyone" },
  "catalogue.looseProducts": { who: "anyone" },
  "catalogue.categoryProducts": { who: "anyone" },
  "catalogue.foundProducts": { who: "anyone" },
  "catalogue.product": { who: "anyone" },
  "catalogue.categories": { who: "anyone" },
  "catalogue.notPausedIds": { who: "anyone" },
  "catalogue.image": { who: "anyone" },
  "catalogue.pictureSetup": {
    who: "owner",
    rows: ({ productId, categoryId }) => ({ productIds: [productId], scope: { of: "category", id: categoryId } }),
  },
  "catalogue.pdf": { who: "owner" },
  "catalogue.processing": { who: "user" },
  "catalogue.makePdf": {
    who: "owner",
    rows: ({ categoryId, listId }) => ({ scope: { of: "category", id: categoryId }, listId }),
  },
  "catalogue.cancelPdf": { who: "owner", rows: ({ pdfId }) => ({ id: pdfId }) },

  "category.list": { who: "owner" },
  "category.create": { who: "owner", rest: { name: "Otra más" } },
  "category.rename": { who: "owner", rows: category, rest: { name: "Otro nombre" } },
  "category.pause": { who: "owner", rows: category, rest: { paused: true } },
  "category.updateField": { who: "owner", rows: category, rest: { field: "order", value: 2 } },
  "category.update": { who: "owner", rows: category, rest: { name: "Otro nombre", paused: 1 } },
  "category.setImage": {
    who: "owner",
    rows: ({ categoryId, image }) => ({ categoryId, image }),
    form: true,
  },
  "category.removeImage": { who: "owner", rows: category },
  "category.order": { who: "owner", rows: ({ categoryId }) => ({ list: [{ id: categoryId, order: 1 }] }) },
  "category.delete": { who: "owner", rows: category },

  "link.list": { who: "owner" },
  "link.of": { who: "anyone" },
  "link.makeFirst": { who: "owner" },
  "link.create": { who: "owner", rest: { name: "Mi blog", url: "https://blog.example" } },
  "link.update": { who: "owner", rows: link, rest: { paused: true } },
  "link.order": { who: "owner", rows: ({ linkId }) => ({ list: [{ id: linkId, order: 1 }] }) },
  "link.describe": { who: "owner", rest: { description: "Todo en un lugar" } },
  "link.delete": { who: "owner", rows: link },

  "news.list": { who: "user", rest: { page: 1 } },
  "news.all": { who: "user" },
  "news.unseen": { who: "user" },
  "news.viewAll": { who: "user" },
  "news.create": { who: "super", form: true },
  "news.addImage": { who: "super", rows: ({ image }) => ({ image }), form: true },
  "news.publish": { who: "super", rest: { title: "Hola", text: "Hay novedades" } },
  "news.update": { who: "super", form: true },
  "news.delete": { who: "super", rows: ({ newsId }) => ({ id: newsId }) },

  "order.place": { who: "anyone" },
  "order.check": { who: "anyone" },
  "order.quote": { who: "anyone" },
  "order.opened": { who: "anyone" },
  "order.repeat": { who: "anyone" },
  "order.progress": { who: "anyone" },
  "order.list": { who: "owner", rest: {} },
  "order.suspected": { who: "owner" },
  "order.acceptSuspected": { who: "owner", rows: () => ({ from: 1, to: 1 }) },
  "order.discardSuspected": { who: "owner", rows: () => ({ from: 1, to: 1 }) },
  "order.get": { who: "owner", rows: order },
  "order.printed": { who: "owner", rows: order, rest: {} },
  "order.unseenCount": { who: "owner" },
  "order.unseenElsewhere": { who: "owner" },
  "order.markSeen": { who: "owner", rows: order },
  "order.act": { who: "owner", rows: order, rest: { action: "confirm" } },
  "order.note": { who: "owner", rows: order, rest: { merchantNote: "Pasa el lunes" } },
  "order.watch": { who: "owner" },
  "order.setSound": { who: "user", rest: { on: false } },
  "order.setup": { who: "owner" },
  "order.todaysDiscounts": {
    who: "owner",
    rows: ({ lineId }) => ({ number: 1, lines: [{ lineId, quantityMilli: 1_000, price: 500 }] }),
    rest: { method: "PICKUP" },
  },
  "order.products": { who: "owner", rest: { search: "mate" } },
  "order.listOfPhone": { who: "owner", rest: { phone: "11 5874-9895" } },
  "order.create": { who: "owner" },
  "order.editable": { who: "owner", rows: order },
  "order.edit": {
    who: "owner",
    rows: ({ lineId }) => ({ number: 1, lines: [{ lineId, quantityMilli: 1_000, price: 500 }] }),
    rest: {
      clientKey: "6d0a1c5e-5f43-4f0e-9a39-0c1d2e3f4a5b",
      version: 0,
      deliveryCost: 0,
      discount: { amount: 0 },
      customerName: "Lucía",
      method: "PICKUP",
    },
  },
  "order.customers": { who: "owner", rest: {} },
  "order.findCustomers": { who: "owner", rest: { search: "lucía" } },
  "order.customer": { who: "owner", rows: ({ customerId }) => ({ id: customerId }), rest: { page: 1 } },
  "order.noteCustomer": {
    who: "owner",
    rows: ({ customerId }) => ({ id: customerId }),
    rest: { merchantNote: "Paga al mes" },
  },
  "order.templates": { who: "owner" },
  "order.createTemplate": { who: "owner", rest: { name: "Gracias", text: "Gracias, {nombre}" } },
  "order.updateTemplate": { who: "owner", rows: template, rest: { name: "Gracias", text: "¡Gracias!" } },
  "order.orderTemplates": { who: "owner", rows: ({ templateId }) => ({ list: [{ id: templateId, order: 1 }] }) },
  "order.deleteTemplate": { who: "owner", rows: template },

  "price.preview": { who: "owner", rows: ({ categoryId }) => priceChange([categoryId]) },
  "price.change": {
    who: "owner",
    rows: ({ categoryId }) => priceChange([categoryId]),
    rest: { clientKey: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a", fingerprint: "" },
  },
  "price.changeMany": {
    who: "owner",
    rows: ({ productId }) => ({ productIds: [productId] }),
    rest: { mode: "percent", value: 10 },
  },
  "price.previewFile": { who: "owner", rows: listFile, form: true },
  "price.changeByFile": { who: "owner", rows: listFile, form: true },
  "price.undo": { who: "owner", rows: ({ priceBatchId }) => ({ id: priceBatchId }) },
  "price.history": { who: "owner" },

  "product.import.current": { who: "owner" },
  "product.import.upload": { who: "owner", form: true },
  "product.import.atOnce": { who: "owner", form: true },
  "product.import.report": { who: "owner", rows: ended },
  "product.import.stop": { who: "owner", rows: ended },
  "product.import.columns": { who: "owner", rows: draft },
  "product.import.setColumns": {
    who: "owner",
    rows: draft,
    rest: { targets: ["name"], decimals: [null], byName: false },
  },
  "product.import.preview": { who: "owner", rows: draft, rest: { kind: "new" } },
  "product.import.choose": { who: "owner", rows: draft, rest: { keepFalls: false } },
  "product.import.costs": { who: "owner", rows: draft },
  "product.import.vendor": { who: "owner", rows: ({ vendorDraftId }) => ({ id: vendorDraftId }) },
  "product.import.photos": { who: "owner", rows: ended },
  "product.import.retryPhotos": { who: "owner", rows: ended },
  "product.import.retryPhoto": { who: "owner", rows: ({ importPhotoId }) => ({ id: importPhotoId }) },
  "product.import.cancelPhotos": { who: "owner", rows: ended },
  "product.import.past": { who: "owner" },
  "product.import.previewUndo": { who: "owner", rows: ended },
  "product.import.undo": { who: "owner", rows: ended },
  "product.import.mend": { who: "owner", rows: draft, rest: { cells: [{ row: 0, column: 0, value: "Pava" }] } },
  "product.import.start": { who: "owner", rows: draft, rest: { cells: [] } },
  "product.import.cancel": { who: "owner", rows: ended },
  "product.import.resume": { who: "owner", rows: ended },
  "product.import.close": { who: "owner", rows: draft },
  "product.import.reopen": { who: "owner", rows: ended },
  "product.list": { who: "owner", rest: {} },
  "product.get": { who: "owner", rows: product },
  "product.create": { who: "owner", rest: productForm },
  "product.updateField": { who: "owner", rows: product, rest: { field: "paused", value: true } },
  "product.update": { who: "owner", rows: product, rest: { name: "Otro nombre" } },
  "product.updateWithImages": { who: "owner", rows: product, rest: { name: "Otro nombre", images: [] } },
  "product.delete": { who: "owner", rows: product },
  "product.restore": { who: "owner", rows: ({ binnedId }) => ({ id: binnedId }) },
  "product.bulk": {
    who: "owner",
    rows: ({ productId }) => ({
      steps: [{ selection: { ids: [productId] }, change: { kind: "pause", paused: true } }],
    }),
  },
  "product.purge": { who: "owner", rows: ({ binnedId }) => ({ selection: { ids: [binnedId] } }) },
  "product.move": { who: "owner", rows: product, rest: { shelf: "all", place: 1 } },
  "product.prices": { who: "owner", rest: {} },
  "product.duplicate": { who: "owner", rows: product },
  "product.variantsInOrders": { who: "owner", rows: product },
  "product.saveVariants": { who: "owner", rows: product, rest: { rows: [] } },
  "product.addImage": { who: "owner", rows: ({ productId, image }) => ({ productId, image }), form: true },
  "product.uploadPhoto": {
    who: "owner",
    rows: ({ productId, image }) => ({ productId, image, key: "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a" }),
    form: true,
  },
  "product.addPhotos": { who: "owner", rows: product, rest: { photos: [] } },
  "product.matchPhotos": { who: "owner", rest: { names: [] } },
  "product.replaceImage": {
    who: "owner",
    rows: ({ productImageId, image }) => ({ id: productImageId, image }),
    form: true,
  },
  "product.removeImage": { who: "owner", rows: ({ productImageId }) => ({ id: productImageId }) },
  "product.orderImages": {
    who: "owner",
    rows: ({ productImageId }) => ({ list: [{ imageId: productImageId, order: 1 }] }),
  },

  "push.devices": { who: "user" },
  "push.add": { who: "user" },
  "push.remove": { who: "user", rows: ({ deviceId }) => ({ id: deviceId }) },
  "push.setKind": { who: "user" },
  "push.setQuietNights": { who: "user", rest: { on: true } },
  "push.try": { who: "user", rows: ({ deviceId }) => ({ id: deviceId }) },

  "session.me": { who: "user" },
  "session.openToken": { who: "anyone" },
  "session.close": { who: "user" },

  "site.build": { who: "anyone" },
  "site.configuration": { who: "anyone" },
  "site.updateConfiguration": { who: "super", rest: { fbname: "Vidriera" } },
  "site.setImage": { who: "super", rows: ({ image }) => ({ image }), rest: { which: "logo" }, form: true },
  "site.messages": { who: "user" },
  "site.sendMessage": { who: "user", rest: { text: "No puedo subir fotos" } },
  "site.notifyOperator": { who: "user", rest: { message: "Se vendió todo" } },
  "site.notifySupers": { who: "super", rest: { message: "Hoy hay mejoras" } },
  "site.panel": { who: "super" },
  "site.updatePanel": { who: "super", rest: { headerMessage: "", whatsapp: "" } },

  "stats.get": { who: "owner", rest: { period: "mes" } },
  "stats.days": { who: "owner", rest: { from: "2026-11-01", to: "2026-11-20" } },
  "stats.sessions": { who: "owner", rest: {} },
  "stockAlert.list": { who: "owner", rest: {} },
  "stockAlert.count": { who: "owner", rest: {} },
  "stockAlert.answer": { who: "owner", rows: alert, rest: { answered: true } },
  "stockAlert.delete": { who: "owner", rows: alert },
  "survey.due": { who: "user" },
  "survey.get": { who: "user", rest: { userId: 1 } },
  "survey.postpone": { who: "user" },
  "survey.answer": { who: "user", rest: { sells: "Ropa", sellsWhere: "Feria", heardOf: "Una amiga" } },

  "tent.countries": { who: "anyone" },
  "tent.country": { who: "anyone", rest: { id: 1 } },
  "tent.own": { who: "user" },
  "tent.withCatalogue": { who: "owner" },
  "tent.public": { who: "anyone" },
  "tent.catalogue": { who: "anyone" },
  "tent.mine": { who: "user" },
  "tent.progress": { who: "user" },
  "tent.checkSubdomain": { who: "user", rest: { subdomain: "una-libre" } },
  "tent.create": { who: "user" },
  "tent.createLinked": { who: "user" },
  "tent.choose": { who: "user" },
  "tent.finishSetup": { who: "user" },
  "tent.poster": { who: "owner" },
  "tent.settings": { who: "owner" },
  "coupon.all": { who: "owner" },
  "coupon.one": { who: "owner", rows: ({ couponId }) => ({ id: couponId }) },
  "coupon.create": { who: "owner", rest: { code: "OTRO", kind: "percent", value: 10 } },
  "coupon.update": { who: "owner", rows: ({ couponId }) => ({ id: couponId }), rest: { value: 20 } },
  "coupon.remove": { who: "owner", rows: ({ couponId }) => ({ id: couponId }) },
  "priceList.all": { who: "owner" },
  "priceList.one": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.create": { who: "owner", rest: { name: "Mayorista", percent: 25 } },
  "priceList.update": { who: "owner", rows: ({ listId }) => ({ id: listId }), rest: { name: "Otra" } },
  "priceList.remove": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.changeLink": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.prices": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.ofProduct": { who: "owner", rows: ({ productId, listId }) => ({ productId, listId }) },
  "priceList.entries": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.savePrices": {
    who: "owner",
    rows: ({ listId, productId }) => ({ id: listId, entries: [{ productId, variantId: null, price: 100 }] }),
  },
  "priceList.customers": { who: "owner", rows: ({ listId }) => ({ id: listId }) },
  "priceList.addCustomer": {
    who: "owner",
    rows: ({ listId }) => ({ id: listId }),
    rest: { name: "Don Tito", phone: "11 5874-9890" },
  },
  "priceList.acceptCustomer": {
    who: "owner",
    rows: ({ listId, listCustomerId }) => ({ id: listId, customerId: listCustomerId }),
  },
  "priceList.refuseCustomer": {
    who: "owner",
    rows: ({ listId, listCustomerId }) => ({ id: listId, customerId: listCustomerId }),
    rest: { refused: true },
  },
  "priceList.removeCustomer": {
    who: "owner",
    rows: ({ listId, listCustomerId }) => ({ id: listId, customerId: listCustomerId }),
  },
  "pricing.paymentAdjustments": { who: "owner", rest: {} },
  "pricing.setPaymentAdjustment": { who: "owner", rest: { paymentMethod: "CASH", percent: 10 } },
  "pricing.promotions": { who: "owner" },
  "pricing.figures": { who: "owner" },
  "pricing.tryCart": {
    who: "owner",
    rows: ({ listId }) => ({ listId }),
    rest: {
      lines: [{ productId: 1, variantId: null, quantity: null }],
      paymentMethod: null,
      method: "PICKUP",
      zone: null,
      at: null,
    },
  },
  "pricing.createPromotion": { who: "owner", rest: promotion },
  "pricing.updatePromotion": { who: "owner", rows: ({ promotionId }) => ({ id: promotionId }), rest: { name: "Otra" } },
  "pricing.deletePromotion": { who: "owner", rows: ({ promotionId }) => ({ id: promotionId }) },
  "pricing.orderPromotions": {
    who: "owner",
    rows: ({ promotionId }) => ({ list: [{ id: promotionId, order: 0 }] }),
  },
  "pricing.meetings": { who: "owner", rest: promotion },
  "pricing.quantityBreaks": { who: "owner" },
  "pricing.createQuantityBreak": { who: "owner", rest: { from: 6, percent: 10, all: 1 } },
  "pricing.updateQuantityBreak": { who: "owner", rows: ({ breakId }) => ({ id: breakId }), rest: { from: 7 } },
  "pricing.pauseQuantityBreaks": {
    who: "owner",
    rows: ({ breakId }) => ({ ids: [breakId] }),
    rest: { paused: true },
  },
  "pricing.deleteQuantityBreaks": { who: "owner", rows: ({ breakId }) => ({ ids: [breakId] }) },
  "pricing.saveBreakSteps": {
    who: "owner",
    rows: ({ breakId }) => ({ ids: [breakId] }),
    rest: { steps: [{ from: 6, percent: 10 }], all: true },
  },
  "pricing.sampleReach": { who: "owner", rest: {} },
  "tent.updateField": { who: "owner", rest: { field: "name", value: "La Yerbera" } },
  "tent.updateShop": { who: "owner" },
  "tent.updateContact": { who: "owner" },
  "tent.updateHours": { who: "owner" },
  "tent.updateHoliday": { who: "owner" },
  "tent.updateOrderRules": { who: "owner" },
  "tent.updateDelivery": { who: "owner" },
  "tent.updatePayment": { who: "owner" },
  "tent.updateLegal": { who: "owner" },
  "tent.updateAnalytics": { who: "owner" },
  "tent.domain": { who: "owner" },
  "tent.setDomain": { who: "owner", rest: { domain: "mitienda.example" } },
  "tent.checkDomain": { who: "owner" },
  "tent.removeDomain": { who: "owner" },
  "tent.branches": { who: "owner" },
  "tent.addBranch": { who: "owner", rest: { name: "Sur", whatsapp: "" } },
  "tent.updateBranch": { who: "owner", rows: branch, rest: { name: "Norte", whatsapp: "" } },
  "tent.putBranchFirst": { who: "owner", rows: branch },
  "tent.removeBranch": { who: "owner", rows: branch },
  "tent.setLogo": { who: "owner", form: true },
  "tent.removeLogo": { who: "owner" },

  "dashboard.get": { who: "owner" },
  "dashboard.linkShared": { who: "owner" },

  "home.get": { who: "owner" },
  "home.products": { who: "owner", rest: { ids: [1] } },
  "home.publish": {
    who: "owner",
    rest: {
      revision: 0,
      home: {
        cover: { hidden: false, kind: "none", focus: null, button: "none", imageId: null, heading: null, text: null },
        sections: [],
      },
    },
  },
  "home.undo": { who: "owner", rest: { revision: 1 } },
  "home.addImage": { who: "owner", form: true },

  "theme.get": { who: "owner" },
  "theme.assignColours": {
    who: "owner",
    rest: { firstCustomColor: "#2e7d32", secondCustomColor: null, bgCustomColor: null, textCustomColor: null },
  },
};

/**
 * The procedures that a super-user viewing a merchant's panel may call, by router: the shop's, and those that the
 * layout of every screen needs. All others that require a log-in are closed to them
 * (docs/product.md#viewing-as-a-merchant).
 */
const whileViewing = new Set(
  `
  admin: stopViewing
  catalogue: cancelPdf makePdf pdf pictureSetup
  category: create delete list order pause removeImage rename setImage update updateField
  coupon: all create one remove update
  dashboard: get linkShared
  home: addImage get products publish undo
  link: create delete describe list makeFirst order update
  order: acceptSuspected act create createTemplate customer customers deleteTemplate discardSuspected edit editable findCustomers get list listOfPhone markSeen note noteCustomer
  order: orderTemplates printed products setup suspected templates todaysDiscounts unseenCount unseenElsewhere updateTemplate watch
  price: change changeByFile changeMany history preview previewFile undo
  priceList: acceptCustomer addCustomer all changeLink create customers entries ofProduct one prices refuseCustomer remove removeCustomer savePrices update
  pricing: createPromotion createQuantityBreak deletePromotion deleteQuantityBreaks figures meetings orderPromotions
  pricing: pauseQuantityBreaks paymentAdjustments promotions quantityBreaks sampleReach saveBreakSteps setPaymentAdjustment tryCart updatePromotion updateQuantityBreak
  product: addImage addPhotos bulk create delete duplicate get list matchPhotos move orderImages prices purge removeImage replaceImage
  product: restore saveVariants update updateField updateWithImages uploadPhoto variantsInOrders
  product.import: atOnce cancel cancelPhotos choose close columns costs current mend past photos preview previewUndo reopen
  product.import: report resume retryPhoto retryPhotos setColumns start stop undo upload vendor
  session: me
  stats: days get sessions
  stockAlert: answer count delete list
  survey: due
  tent: addBranch branches checkDomain checkSubdomain choose domain mine poster progress putBranchFirst removeBranch removeDomain
  tent: removeLogo setDomain setLogo settings updateAnalytics updateBranch updateContact updateDelivery updateField updateHoliday
  tent: updateHours updateLegal updateOrderRules updatePayment updateShop withCatalogue
  theme: assignColours get
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [router = "", names = ""] = line.trim().split(": ");
      return names.split(" ").map((name) => `${router}.${name}`);
    }),
);

interface Own {
  userId: number;
  tentId: number;
  tokenId: number;
  categoryId: number;
  productId: number;
  binnedId: number;
  productImageId: number;
  customerId: number;
  lineId: number;
  templateId: number;
  branchId: number;
  promotionId: number;
  breakId: number;
  couponId: number;
  listId: number;
  listCustomerId: number;
  priceBatchId: number;
  linkId: number;
  alertId: number;
  newsId: number;
  draftId: number;
  endedId: number;
  vendorDraftId: number;
  importPhotoId: number;
  pdfId: number;
  deviceId: number;
  paymentId: number;
  image: Blob;
}

const db = testDb();
let image: Blob;
let actors: { owner: Actor; other: Actor; superUser: Actor; viewer: Actor };
let own: Own;
let otherTentId: number;

/** One merchant with a row of every kind, another with an empty shop, and a super-user. */
async function makeWorld(): Promise<void> {
  const mine = await makeTent(db);
  const { owner: other, tent: otherTent } = await makeTent(db);
  otherTentId = otherTent.id;
  const superUser = await makeUser(db, { role: "SUPER" });
  const category = await makeCategory(db, mine.tent.id);
  const product = await makeProduct(db, mine.tent.id);
  const binned = await makeProduct(db, mine.tent.id, { deletedAt: new Date() });
  const picture = await db.image.create({
    data: { tentId: mine.tent.id, hash: `matrix-${mine.tent.id}`, width: 10, height: 10, bytes: 1, placeholder: "" },
  });
  const { id: productImageId } = await db.productImage.create({ data: { productId: product.id, imageId: picture.id } });
  const customer = await db.customer.create({
    data: { tentId: mine.tent.id, name: "Lucía", phone: "5491158749895" },
  });
  const template = await db.orderTemplate.create({ data: { tentId: mine.tent.id, name: "Gracias", text: "Gracias" } });
  await db.customDomain.create({ data: { tentId: mine.tent.id, domain: "mates.example", txtValue: "abc" } });
  const { id: branchId } = await db.branch.create({ data: { tentId: mine.tent.id, name: "Centro" } });
  const { id: promotionId } = await db.promotion.create({
    data: { tentId: mine.tent.id, name: "15 %", kind: "PERCENT", percent: 15 },
  });
  const { id: breakId } = await db.quantityBreak.create({ data: { tentId: mine.tent.id, from: 6, percent: 10 } });
  const { id: couponId } = await makeCoupon(db, mine.tent.id);
  const { id: listId } = await makePriceList(db, mine.tent.id);
  const { id: listCustomerId } = await db.priceListCustomer.create({
    data: { priceListId: listId, name: "Lucía", phone: "5491158749891" },
  });
  const { id: priceBatchId } = await db.priceBatch.create({
    data: {
      tentId: mine.tent.id,
      clientKey: randomUUID(),
      request: {
        scope: { kind: "all" },
        rule: { direction: "up", unit: "percent", hundredths: 1_200, rounding: 1, previous: "follow" },
      },
      changed: 0,
      changes: [],
    },
  });
  const { id: linkId } = await db.link.create({
    data: { tentId: mine.tent.id, name: "Mi blog", url: "https://blog.example" },
  });
  const { id: alertId } = await db.stockAlert.create({
    data: { tentId: mine.tent.id, productId: product.id, phone: "5491158749895" },
  });
  const { id: newsId } = await db.news.create({ data: { title: "Hola", text: "Hay novedades" } });
  const file = {
    tentId: mine.tent.id,
    fileName: "lista.csv",
    columns: { targets: ["name"], decimals: [null], byName: false, confirmed: true },
    rows: { header: ["Nombre"], rows: [{ line: 2, cells: ["Mate"] }] },
    total: 1,
  };
  const { id: draftId } = await db.productImport.create({ data: file });
  const over = { startedAt: new Date(), endedAt: new Date(), status: "DONE" as const };
  const { id: endedId } = await db.productImport.create({ data: { ...file, ...over } });
  const found = { products: 1, variants: 0, categories: 0, photos: 1, paused: 0, offers: 0, addresses: 1 };
  const { id: vendorDraftId } = await db.productImport.create({
    data: { ...file, vendor: "SHOPIFY", extras: { products: {}, notes: [], found } },
  });
  const { id: importPhotoId } = await db.importPhoto.create({
    data: {
      tentId: mine.tent.id,
      productId: product.id,
      importId: endedId,
      url: "https://photos.example.test/1.jpg",
      place: 0,
      status: "FAILED",
      reason: "timeout:20",
    },
  });
  const { id: pdfId } = await db.cataloguePdf.create({
    data: { tentId: mine.tent.id, scope: { of: "all" }, status: "DONE", endedAt: new Date() },
  });
  const { id: ownSessionId } = await db.session.create({
    data: { id: randomUUID(), userId: mine.owner.id, expiresAt: new Date("2100-01-01") },
  });
  const { id: deviceId } = await db.pushDevice.create({
    data: {
      userId: mine.owner.id,
      sessionId: ownSessionId,
      endpoint: `https://push.example.test/${ownSessionId}`,
      p256dh: "key",
      auth: "secret",
    },
  });
  const { id: tokenId } = await db.apiToken.create({
    data: { userId: mine.owner.id, tokenHash: randomBytes(32).toString("hex"), expiresAt: new Date("2100-01-01") },
  });
  const { id: paymentId } = await db.billingPayment.create({
    data: {
      subscriberId: (await db.subscriber.findUniqueOrThrow({ where: { userId: mine.owner.id } })).id,
      planName: "COMERCIO",
      provider: "MERCADO_PAGO",
      externalId: `matrix-${mine.owner.id}`,
      status: "APPROVED",
      amount: 100,
      currency: "ARS",
    },
  });
  const placed = await db.order.create({
    include: { lines: true },
    data: {
      tentId: mine.tent.id,
      lines: { create: { name: "Mate", price: 100, quantity: 1, total: 100 } },
      customerId: customer.id,
      number: 1,
      clientKey: `matrix-${mine.tent.id}`,
      token: `matrix-${mine.tent.id}`,
      customerName: "Lucía",
      currency: "ARS",
      subtotal: 100,
      total: 100,
    },
  });
  const { id: sessionId } = await db.session.create({
    data: { id: randomUUID(), userId: superUser.id, expiresAt: new Date("2100-01-01") },
  });
  actors = {
    owner: merchantActor(mine.owner.id),
    other: merchantActor(other.id),
    superUser: merchantActor(superUser.id, { role: "SUPER", sessionId }),
    viewer: merchantActor(mine.owner.id, { superUserId: superUser.id, sessionId }),
  };
  own = {
    userId: mine.owner.id,
    tentId: mine.tent.id,
    tokenId,
    categoryId: category.id,
    productId: product.id,
    binnedId: binned.id,
    productImageId,
    customerId: longId(customer.id),
    lineId: longId(placed.lines[0]?.id ?? 0n),
    templateId: template.id,
    branchId,
    promotionId,
    breakId,
    couponId,
    listId,
    listCustomerId: longId(listCustomerId),
    priceBatchId,
    linkId,
    alertId: longId(alertId),
    newsId,
    draftId,
    endedId,
    vendorDraftId,
    importPhotoId,
    pdfId,
    deviceId,
    paymentId,
    image,
  };
}

function inputOf(row: Row, named: Record<string, unknown>): unknown {
  const all = { ...row.rest, ...named };
  if (!row.form) return all;
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

const ISOLATION: Record<Row["who"], string> = {
  anyone: "anyone may call it",
  user: "nobody may call it without a log-in, and another merchant cannot reach the person's rows",
  owner: "another merchant cannot call it for the shop or reach its rows; the owner and a super-user's program can",
  super: "a merchant cannot call it, a super-user can",
};

type Call = (input: unknown) => Promise<unknown>;

/** "through", or the error code that denied access. An input error counts as "through". */
async function outcome(path: string, actor: Actor | null, input: unknown, byToken = false): Promise<string> {
  const { ctx } = merchantContext(db, 0);
  const request = testRequest(actor, (whose) => ({ ...ctx, actor: whose }), appOrigin);
  const caller = createCaller({ ...request, byCookie: request.byCookie && !byToken });
  const call = path.split(".").reduce((at, name) => (at as Record<string, unknown>)[name], caller as unknown) as Call;
  try {
    JSON.stringify(await call(input)); // fails for a bigint: ids leave the server as numbers
    return "through";
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    const code = cause instanceof AppError ? cause.code : `${error}`;
    return ["VALIDATION", "CONFLICT", "STATE_NOT_ALLOWED", "IMAGE_BROKEN"].includes(code) ? "through" : code;
  }
}

beforeAll(async () => {
  await makeBase(db);
  image = await pngOf("#0c2be8");
});

it("every procedure has an entry, and every entry a procedure", () => {
  const procedures = Object.keys(appRouter._def.procedures).sort();
  expect(Object.keys(table).sort()).toEqual(procedures);
  expect([...whileViewing].filter((path) => !procedures.includes(path))).toEqual([]);
});

describe.each(Object.entries(table).filter(([path]) => path in appRouter._def.procedures))("%s", (path, row) => {
  const ask = (actor: Actor | null, named: Record<string, unknown> = {}) => outcome(path, actor, inputOf(row, named));
  const askByToken = (actor: Actor | null, named: Record<string, unknown> = {}) =>
    outcome(path, actor, inputOf(row, named), true);
  const named = () => ({ tentId: own.tentId, ...row.rows?.(own) });

  it(ISOLATION[row.who], async () => {
    await makeWorld();
    const { owner, other, superUser } = actors;
    if (row.who === "anyone") {
      const given = await Promise.all([ask(null), ask(owner), ask(superUser)]);
      return expect(given).toEqual(["through", "through", "through"]);
    }
    expect(await ask(null, named())).toBe("SESSION_EXPIRED");
    if (row.who === "user") {
      expect(await Promise.all([ask(other), ask(superUser)])).not.toContain("FORBIDDEN");
      if (!row.rows) return;
      expect(await ask(other, row.rows(own)), "another merchant cannot reach the row").toBe("NOT_FOUND");
      return expect(await ask(owner, row.rows(own)), "the owner of the row").toBe("through");
    }
    if (row.who === "super") {
      const rows = row.rows?.(own);
      expect(await Promise.all([ask(owner, rows), ask(other, rows)])).toEqual(["FORBIDDEN", "FORBIDDEN"]);
      return expect(await ask(superUser, rows)).toBe("through");
    }
    for (const asked of [ask, askByToken]) {
      expect(await asked(other, named()), "another merchant cannot reach the shop").toBe("NOT_FOUND");
      expect(await asked(owner, row.rows?.(own)), "the owner who names no shop").toBe("NOT_FOUND");
      if (!row.rows) continue;
      const theirs = { ...named(), tentId: otherTentId };
      expect(await asked(other, theirs), "another merchant cannot reach the row through their own shop").toBe(
        "NOT_FOUND",
      );
    }
    expect(await ask(superUser, named()), "a super-user's browser").toBe("NOT_FOUND");
    expect(await ask(owner, named()), "the owner").toBe("through");
    await makeWorld();
    expect(await askByToken(actors.superUser, named()), "a super-user's program").toBe("through");
    const audited = await db.auditEntry.count({ where: { tentId: own.tentId, actorId: actors.superUser.userId } });
    expect(audited, "rows in the audit").toBe(1);
  });

  if (row.who === "anyone") return;
  it(`${whileViewing.has(path) ? "is open" : "is closed"} to a super-user viewing the panel`, async () => {
    await makeWorld();
    const { viewer } = actors;
    const given = await ask(viewer, row.who === "owner" ? named() : row.rows?.(own));
    if (!whileViewing.has(path)) return expect(given).toBe("FORBIDDEN");
    expect(given).toBe("through");
    const written = await db.auditEntry.findMany({ where: { actorId: viewer.superUserId ?? 0 } });
    const procedures: Record<string, { _def: { type: string } }> = appRouter._def.procedures as never;
    const changes = procedures[path]?._def.type === "mutation";
    if (row.who !== "owner") return;
    expect(written).toHaveLength(changes ? 1 : 0);
    for (const entry of written)
      expect(entry).toMatchObject({ asUserId: own.userId, tentId: own.tentId, action: path });
  });

  if (row.who !== "super") return;
  it("logs a call by a merchant", async () => {
    await makeWorld();
    const lines = vi.spyOn(log, "warn").mockClear();
    await ask(actors.owner, row.rows?.(own));
    expect(lines).toHaveBeenCalledWith(
      expect.objectContaining({ procedure: path, code: "FORBIDDEN", user: own.userId, superUser: null }),
    );
    lines.mockRestore();
  });
});
