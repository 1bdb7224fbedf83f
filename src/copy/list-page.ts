import { ARGENTINA } from "~/copy/country";

/** What the customers of a price list see besides its prices; neutral wording. */
const listPage = {
  notice: (name: string) => `Precios de ${name}`,
  /** An amount, a number of pieces, or both. */
  minimum: (all: readonly string[]) => `Compra mínima ${all.join(" y ")}`,
  pieces: (pieces: number) => (pieces === 1 ? "1 unidad" : `${pieces} unidades`),
  /** `*` stands for the list's name. */
  remembered: "Tienes los precios de *.",
  see: "Ver mis precios",
  locked: {
    title: "Esta lista tiene contraseña",
    help: "La tienda te la dio junto con el link. Se pide una sola vez en este dispositivo.",
    password: "Contraseña",
    enter: "Entrar",
    wrong: "Esa no es la contraseña. Revísala y prueba otra vez.",
    tooMany: "Hubo demasiados intentos. Espera unos minutos y prueba otra vez.",
  },
  closed: {
    title: "Este link ya no abre la lista",
    help: "La tienda lo cambió, o la lista no está disponible por ahora. Pídele el link nuevo.",
    shop: "Ir a la tienda",
  },
  ask: {
    open: "Pide tus precios",
    title: "Pide la lista de precios",
    help: "Deja tus datos. La tienda te manda el link con los precios por WhatsApp.",
    name: "Nombre",
    phone: "Tu WhatsApp",
    message: "Cuéntale algo a la tienda",
    optional: "opcional",
    send: "Pedir la lista",
    consent: "Solo lo ve esta tienda, para darte sus precios.",
    done: "Listo, ya le avisamos a la tienda",
    doneHelp: "Te escribe por WhatsApp con el link.",
    back: "Ver el catálogo",
    tooMany: "Hubo demasiados pedidos seguidos. Espera un momento y prueba otra vez.",
  },
};

export type ListPageCopy = typeof listPage;

const argentine: ListPageCopy = {
  ...listPage,
  remembered: "Tenés los precios de *.",
  locked: {
    ...listPage.locked,
    wrong: "Esa no es la contraseña. Revisala y probá otra vez.",
    tooMany: "Hubo demasiados intentos. Esperá unos minutos y probá otra vez.",
  },
  closed: {
    ...listPage.closed,
    help: "La tienda lo cambió, o la lista no está disponible por ahora. Pedile el link nuevo.",
  },
  ask: {
    ...listPage.ask,
    open: "Pedí tus precios",
    title: "Pedí la lista de precios",
    help: "Dejá tus datos. La tienda te manda el link con los precios por WhatsApp.",
    message: "Contale algo a la tienda",
    tooMany: "Hubo demasiados pedidos seguidos. Esperá un momento y probá otra vez.",
  },
};

/** The wording in the shop's country. */
export const listPageCopyFor = (countryId: number): ListPageCopy => (countryId === ARGENTINA ? argentine : listPage);
