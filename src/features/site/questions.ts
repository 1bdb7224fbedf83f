import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { foldText } from "~/domain/text";

type Key = keyof Copy["support"]["questions"];

/** Link of each answer. */
const HREFS: Record<Key, string> = {
  firstProduct: "/productos/cargar-producto",
  photos: "/productos",
  prices: "/productos/cambio-precios",
  promotions: "/productos/promociones",
  noPrice: "/productos",
  import: "/productos/importar",
  pause: "/productos",
  orders: "/pedidos",
  delivery: "/configuraciones/entrega",
  payment: "/configuraciones/pagos",
  minimumPurchase: "/configuraciones/pedidos",
  whatsapp: "/configuraciones/contacto",
  address: "/configuraciones/tienda",
  domain: "/configuraciones/dominio",
  measuring: "/configuraciones/medicion",
  share: "/compartir",
  holiday: "/configuraciones/vacaciones",
  close: "/cerrar-cuenta",
};

export interface SupportQuestion {
  key: Key;
  question: string;
  answer: string;
  action: string;
  href: string;
}

/** Other words for the same thing, folded: whoever types one of a line finds what has another. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["envio", "envios", "delivery", "reparto", "despacho", "domicilio", "entrega", "retiro"],
  ["pago", "pagos", "cobrar", "cobro", "transferencia", "efectivo", "alias", "cbu"],
  ["foto", "fotos", "imagen", "imagenes"],
  ["precio", "precios", "aumento", "inflacion"],
  ["promocion", "promociones", "promo", "promos", "descuento", "descuentos", "oferta", "ofertas"],
  ["excel", "csv", "planilla"],
  ["horario", "horarios", "vacaciones", "feriado"],
  ["celular", "telefono", "whatsapp", "wsp"],
  ["link", "enlace", "direccion", "url"],
];

/** The words that stand for a typed one: itself, and its synonyms once it is typed whole. */
const meant = (word: string): readonly string[] => [
  word,
  ...(SYNONYMS.find((line) => line.includes(word)) ?? []).filter((other) => other !== word),
];

/**
 * Questions with every typed word or a synonym of it, ignoring accents and case; all of them for an empty search. Those
 * that have the words as typed come first.
 */
export function findQuestions(copy: Copy["support"], site: string, typed: string): SupportQuestion[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return (Object.keys(HREFS) as Key[])
    .map((key) => {
      const { question, answer, action } = copy.questions[key];
      return { key, question, answer: fill(answer, { site }), action, href: HREFS[key] };
    })
    .map((found) => ({ found, text: foldText(`${found.question} ${found.answer} ${found.action}`) }))
    .filter(({ text }) => words.every((word) => meant(word).some((other) => text.includes(other))))
    .map(({ found, text }) => ({ found, exact: words.every((word) => text.includes(word)) }))
    .sort((one, other) => Number(other.exact) - Number(one.exact))
    .map(({ found }) => found);
}
