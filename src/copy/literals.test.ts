import { describe, expect, it } from "vitest";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { cartWordsFor } from "./cart";
import { cartNamesFor, namedCartCopy } from "./cart-names";
import { neutralCart } from "./cart-neutral";
import { type Copy, copyFor } from "./copy";
import { orderMessageCopy, orderMessageFor } from "./order-message";
import { shopScriptCopyFor } from "./shop-script";

/**
 * Texts quoted verbatim from the specification, and where each of them is used. `wording` is "both" if the quoted text
 * is neutral; quoted Argentine wording is only in the Argentine tree.
 */
const literals: { text: string; at: (copy: Copy) => string; wording?: "both" }[] = [
  // docs/product.md#menu
  { text: "Ajustes", at: (copy) => copy.panel.menu.settings, wording: "both" },
  { text: "Mi perfil", at: (copy) => copy.panel.menu.profile, wording: "both" },
  { text: "Mis pedidos", at: (copy) => copy.panel.menu.orders, wording: "both" },
  { text: "Mis Categorias", at: (copy) => copy.panel.menu.categories, wording: "both" },
  { text: "Mis productos", at: (copy) => copy.panel.menu.products, wording: "both" },
  { text: "Mi tienda", at: (copy) => copy.panel.menu.shop, wording: "both" },
  { text: "Estadisticas", at: (copy) => copy.panel.menu.stats, wording: "both" },
  { text: "Novedades", at: (copy) => copy.panel.menu.news, wording: "both" },
  { text: "Mis pagos", at: (copy) => copy.panel.menu.payments, wording: "both" },
  { text: "Ayuda", at: (copy) => copy.panel.menu.support, wording: "both" },
  { text: "Salir", at: (copy) => copy.panel.menu.logout, wording: "both" },
  // docs/product.md#error-page
  { text: "Página no encontrada", at: (copy) => copy.errorsPage.notFound.heading, wording: "both" },
  { text: "VOLVER A LA PAGINA PRINCIPAL", at: (copy) => copy.errorsPage.notFound.home, wording: "both" },
  { text: "Ocurrió un error", at: (copy) => copy.errorsPage.failed.heading, wording: "both" },
  {
    text: "Si el error persiste comunicate con soporte",
    at: (copy) => copy.errorsPage.failed.text,
    wording: "both",
  },
  { text: "Error desconocido", at: (copy) => copy.errorsPage.failed.unknown, wording: "both" },
  // docs/product.md#billing-notices and #payment-banner
  { text: "Te quedan {n} días de prueba gratuita", at: (copy) => copy.billing.freePeriod, wording: "both" },
  {
    text: "Tu período de prueba gratuita finalizó hace {n} días. Suscribite a un plan pago para continuar usando tu tienda.",
    at: (copy) => copy.billing.ended,
  },
  {
    text: "Tu último pago fue el {date}. Si estas suscrito al débito automático ignora este mensaje.",
    at: (copy) => copy.billing.paymentBanner,
    wording: "both",
  },
  { text: "Cerrar", at: (copy) => copy.billing.closeBanner, wording: "both" },
  // docs/product.md#failed-calls, #log-in, #success-messages and #fault-reports
  { text: "Sesión Expirada", at: (copy) => copy.session.expired.title, wording: "both" },
  {
    text: "Tu sesión ha expirado. Por favor, inicia sesión de nuevo.",
    at: (copy) => copy.session.expired.text,
    wording: "both",
  },
  { text: "Aceptar", at: (copy) => copy.session.expired.accept, wording: "both" },
  { text: "OCURRIO UN ERROR", at: (copy) => copy.session.callFailed.title, wording: "both" },
  {
    text: "Si el error persiste por favor comunicate con soporte.",
    at: (copy) => copy.session.callFailed.text,
    wording: "both",
  },
  { text: "OK", at: (copy) => copy.session.callFailed.ok, wording: "both" },
  { text: "No se encontro el usuario", at: (copy) => copy.errors.USER_NOT_FOUND, wording: "both" },
  { text: "El mail no está registrado", at: (copy) => copy.login.unknownMail.title, wording: "both" },
  { text: "¿Querés registrarte?", at: (copy) => copy.login.unknownMail.question },
  { text: "Sí", at: (copy) => copy.login.unknownMail.yes, wording: "both" },
  { text: "No", at: (copy) => copy.login.unknownMail.no, wording: "both" },
  { text: "Error al ingresar", at: (copy) => copy.login.failed.title, wording: "both" },
  { text: "revisá tus credenciales y probá de nuevo", at: (copy) => copy.login.failed.text },
  { text: "El orden de las imágenes fue actualizado", at: (copy) => copy.product.form.photosOrdered, wording: "both" },
  { text: "Los precios fueron actualizados", at: (copy) => copy.price.applied, wording: "both" },
  { text: "La categoría se ha creado correctamente", at: (copy) => copy.category.created, wording: "both" },
  { text: "La categoría se ha eliminado correctamente", at: (copy) => copy.category.deleted, wording: "both" },
  { text: "ERROR EN PAGINA", at: (copy) => copy.messenger.error.title, wording: "both" },
  // docs/product.md#social-pages, #registration and #passwords
  { text: "Visitá nuestro Facebook", at: (copy) => copy.catalogue.visitFacebook },
  { text: "Hubo un problema con el registro", at: (copy) => copy.account.register.failed.title, wording: "both" },
  {
    text: "La contraseña se ha actualizado correctamente",
    at: (copy) => copy.account.profile.password.done,
    wording: "both",
  },
  { text: "La contraseña actual es incorrecta", at: (copy) => copy.errors.WRONG_PASSWORD, wording: "both" },
];

const MEXICO_ID = 13;
const URUGUAY_ID = 20;

describe("texts quoted in the specification", () => {
  it.each(literals)("$text", ({ text, at, wording }) => {
    expect(at(copyFor(ARGENTINA_ID))).toBe(text);
    if (wording === "both") expect(at(copyFor(MEXICO_ID))).toBe(text);
  });

  it("has a text for each error code of a missing captcha (docs/product.md#captcha)", () => {
    const codes = ["script failed to load", "captcha not loaded", "element not defined"];
    expect(Object.keys(copyFor(MEXICO_ID).captcha.problems)).toEqual(codes);
  });

  it("uses neutral wording for an unknown country", () => {
    expect(copyFor(null)).toBe(copyFor(URUGUAY_ID));
    expect(copyFor(MEXICO_ID)).not.toBe(copyFor(ARGENTINA_ID));
    expect([copyFor(ARGENTINA_ID).session.lang, copyFor(MEXICO_ID).session.lang]).toEqual(["es-AR", "es"]);
  });

  it("gives Mexico its own words for receiving and paying an order, and keeps everything else", () => {
    const [mexican, neutral] = [copyFor(MEXICO_ID), copyFor(null)];
    expect(copyFor(MEXICO_ID)).toBe(mexican);
    expect(mexican.cart).toMatchObject({
      pickup: "Recoger en tienda",
      delivery: "Envío a domicilio",
      branch: "¿En qué local lo recoges?",
      noteExample: "Por ejemplo: después de las 6 p. m.",
    });
    expect(mexican.order.action.pickUp).toBe("Marcar recogido");
    expect(mexican.order.form.payments).toEqual({
      ...neutral.order.form.payments,
      TRANSFER: "Transferencia (SPEI)",
    });
    expect(namedCartCopy(MEXICO_ID)).toEqual(mexican.cart);
    expect(cartNamesFor(URUGUAY_ID)).toEqual({ ...cartWordsFor(URUGUAY_ID), bank: neutral.cart.bank });
    expect(orderMessageFor(MEXICO_ID).pickupAt("Centro")).toBe("Recoger en tienda: Centro");
    expect(orderMessageFor(URUGUAY_ID)).toEqual(orderMessageCopy);
    expect(mexican.home).toBe(neutral.home);
  });

  it.each([ARGENTINA_ID, MEXICO_ID, URUGUAY_ID])(
    "gives the cart's script in country %i what its page leaves out",
    (id) => expect({ ...shopScriptCopyFor(id), ...neutralCart, ...cartNamesFor(id) }).toEqual(copyFor(id).cart),
  );
});
