import { ARGENTINA } from "~/copy/country";
import type { OpeningWords } from "~/domain/tent/hours";

const products = (count: number) => (count === 1 ? "1 producto" : `${count} productos`);
const isOne = (quantity: string) => /^(?:1(?![\d.,½])|½)/.test(quantity);
/** Within a sentence. */
const spoken = (quantity: string) => quantity.replace(/^½ d/, "media d");
const left = (quantity: string) => `Queda${isOne(quantity) ? "" : "n"} ${spoken(quantity)}`;

/** The texts of the script that every shop page runs; those of the cart page are in `cart.ts`. Neutral wording. */
export const shopScript = {
  label: "Tu pedido",
  view: "Ver pedido",
  count: products,
  viewWith: (count: number) => `: ${products(count)}`,
  inOrder: (count: string) => `, hay ${count} en tu pedido`,
  /** In place of the button that added it. */
  added: (count: string) => `${count} en tu pedido`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  announce: (count: number, total: string) => `Tu pedido: ${products(count)}${total && `, total ${total}`}`,
  ask: "A consultar",
  plusAsk: "+ productos a consultar",
  full: "Un pedido puede tener hasta 100 productos distintos.",
  notKept: "Este navegador no deja guardar el pedido. Sal del modo privado o pide por WhatsApp.",
  /** What the button of a product's page says, and why no more can be added, there and elsewhere. */
  buy: {
    addThese: (quantity: string, chosen: string) =>
      ["Agregar", spoken(quantity)].filter(Boolean).join(" ") + (chosen ? ` · ${chosen}` : ""),
    pickOption: (option: string) => `Falta elegir: ${option}`,
    upTo: left,
    /** `held` of what is left is in the cart. */
    upToWithCart: (quantity: string, held: string) =>
      `${left(quantity)} y ${held === quantity ? "" : `${spoken(held)} `}ya está${isOne(held) ? "" : "n"} en tu pedido`,
    badQuantity: (example: string) => `Escribe una cantidad, por ejemplo ${example}.`,
  },
  removeOne: "Quitar uno",
  addOne: "Agregar uno",
  opening: {
    open: "Abierto ahora",
    openUntil: (time) => `Abierto ahora, hasta ${time}`,
    closed: "Cerrado: pide ahora, te responden a la vuelta",
    opens: (from) => `Cerrado: pide ahora, te responden ${from}`,
  } satisfies OpeningWords as OpeningWords,
};

export type ShopScriptCopy = typeof shopScript;

/** What differs in Argentina. */
export const shopScriptAr: Partial<ShopScriptCopy> = {
  buy: {
    ...shopScript.buy,
    badQuantity: (example: string) => `Escribí una cantidad, por ejemplo ${example}.`,
  },
  notKept: "Este navegador no deja guardar el pedido. Salí del modo privado o pedí por WhatsApp.",
  opening: {
    ...shopScript.opening,
    closed: "Cerrado: pedí ahora, te responden a la vuelta",
    opens: (from) => `Cerrado: pedí ahora, te responden ${from}`,
  },
};

export const shopScriptCopyFor = (countryId: number): ShopScriptCopy =>
  countryId === ARGENTINA ? { ...shopScript, ...shopScriptAr } : shopScript;
