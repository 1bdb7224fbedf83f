import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { foldText } from "~/domain/text";

type Key = keyof Copy["support"]["questions"];

/** Link of each answer. */
const HREFS: Record<Key, string> = {
  firstProduct: "/productos/cargar-producto",
  photos: "/productos",
  prices: "/productos/cambio-precios",
  noPrice: "/productos",
  import: "/productos/importar",
  pause: "/productos",
  orders: "/pedidos",
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

/** Questions that contain every typed word, ignoring accents and case; all of them for an empty search. */
export function findQuestions(copy: Copy["support"], site: string, typed: string): SupportQuestion[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return (Object.keys(HREFS) as Key[])
    .map((key) => {
      const { question, answer, action } = copy.questions[key];
      return { key, question, answer: fill(answer, { site }), action, href: HREFS[key] };
    })
    .filter(({ question, answer, action }) => {
      const text = foldText(`${question} ${answer} ${action}`);
      return words.every((word) => text.includes(word));
    });
}
