import { ARGENTINA } from "~/copy/country";
import type { OpeningWords } from "~/domain/tent/hours";

const products = (count: number) => (count === 1 ? "1 producto" : `${count} productos`);
const plural = (quantity: string) => (/^(1(?![\d.,])|½)/.test(quantity) ? "" : "n");
const left = (quantity: string) => `Queda${plural(quantity)} ${quantity.replace("½", "media")}`;

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
  full: "Ya hay 100 productos distintos.",
  notKept: "En modo privado no se guarda el pedido. Queda WhatsApp.",
  /** What the button of a product's page says, and why no more can be added, there and elsewhere. */
  buy: {
    addThese: (quantity: string, chosen: string) => `Agregar${quantity && ` ${quantity}`}${chosen && ` · ${chosen}`}`,
    pickOption: (option: string) => `Falta elegir: ${option}`,
    upTo: left,
    /** `held` of what is left is in the cart. */
    upToWithCart: (quantity: string, held: string) =>
      `${left(quantity)} y ${held === quantity ? "" : `${held} `}ya está${plural(held)} en tu pedido`,
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
  opening: {
    ...shopScript.opening,
    closed: "Cerrado: pedí ahora, te responden a la vuelta",
    opens: (from) => `Cerrado: pedí ahora, te responden ${from}`,
  },
};

export const shopScriptCopyFor = (countryId: number): ShopScriptCopy =>
  countryId === ARGENTINA ? { ...shopScript, ...shopScriptAr } : shopScript;
