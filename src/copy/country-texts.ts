import type { CartCopy } from "~/copy/cart";
import { collectingCart, twelveHourCart } from "~/copy/cart-by-country";
import type { CatalogueCopy } from "~/copy/catalogue";
import type { CountryWords } from "~/copy/country-words";
import type { dashboardCopy } from "~/copy/dashboard";
import type { DeepPartial } from "~/copy/merge";
import type { OrderCopy } from "~/copy/order";
import type { outboxListCopy } from "~/copy/outbox-list";
import type { supportCopy } from "~/copy/support";
import type { tentCopy } from "~/copy/tent";
import type { validationCopy } from "~/copy/validation";

/** The part of all texts that is about receiving and paying an order. */
interface OrderTexts {
  order: OrderCopy;
  tent: typeof tentCopy;
  validation: typeof validationCopy;
  cart: CartCopy;
  catalogue: CatalogueCopy;
  dashboard: typeof dashboardCopy;
  outboxList: typeof outboxListCopy;
  support: typeof supportCopy;
}

/** The texts about orders that customers come for, where "recoger" is said. */
const collecting: DeepPartial<OrderTexts> = {
  cart: collectingCart,
  order: {
    row: { pickup: "Recoge" },
    tag: { pickedUp: "Recogido" },
    action: { pickUp: "Marcar recogido", undoPickUp: "Todavía no se recogió" },
    done: { pickUp: "Pedido {number} recogido", undoPickUp: "Pedido {number} sin recoger" },
    next: { pickUp: { text: "Cuando lo recojan, márcalo." } },
    answers: {
      nameExample: "Por ejemplo: Horario para recoger",
      builtIn: {
        ready: {
          name: "Listo para recoger",
          text: "Hola {nombre}, tu pedido N.º {numero} está listo para recoger.\nTotal: {total}\n{seguimiento}",
        },
      },
    },
    form: { pickup: "Recoge" },
    history: { event: { pickUp: "Recogido", undoPickUp: "Sin recoger otra vez" } },
  },
  tent: { fields: { pickupText: "Dónde se recoge" }, settings: { screens: { entrega: "Entrega" } } },
  validation: {
    "tent.deliveryNone": "Deja al menos una forma de entrega.",
    "order.noDelivery": "La tienda ya no hace envíos. Elige recogerlo.",
  },
  catalogue: { pickupFact: (address: string) => `Puedes recogerlo en ${address}` },
  dashboard: {
    fresh: { pickup: "recoge" },
    list: {
      facts: { pickup: "Se recoge", both: "Se recoge o se envía" },
      steps: { delivery: { text: "¿Recogen en tu local, envías, o las dos?" } },
    },
  },
  outboxList: { calls: { "tent.updateDelivery": "Entrega" } },
  support: {
    questions: {
      delivery: {
        question: "¿Cómo configuro la entrega?",
        name: "Entrega",
        answer:
          "En Ajustes, Entrega, eliges si pasan a buscar, si haces envíos o las dos cosas. El envío puede tener un costo fijo, uno por zona, o a convenir, y ser gratis desde un monto. Hasta que lo eliges, tu tienda dice que la entrega es a convenir.",
      },
    },
  },
};

const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The names that a country has for pickup, delivery and paying, wherever the texts use them. */
function named({ pickup, delivery, transfer, account, installments }: Partial<CountryWords>): DeepPartial<OrderTexts> {
  const method = { ...(pickup ? { PICKUP: pickup } : null), ...(delivery ? { DELIVERY: delivery } : null) };
  const texts = { ...(pickup ? { pickup } : null), ...(delivery ? { delivery } : null) };
  const paid = transfer ? { TRANSFER: transfer } : {};
  const bank = account ? { account } : {};
  const inParts = installments ? { installments, installmentsPlaceholder: `3 ${inside(installments)}` } : {};
  return {
    order: {
      ...(delivery ? { row: { delivery } } : null),
      form: { ...(delivery ? { deliver: delivery } : null), payments: paid },
      delivery: { ...texts, ...(pickup ? { pickupAt: `${pickup}: {branch}` } : null) },
      csv: { method },
    },
    tent: {
      fields: texts,
      payment: { methods: paid, ...bank, ...inParts },
      ...(installments ? { settings: { hints: { pagos: `Cuenta, descuentos y ${inside(installments)}` } } } : null),
    },
    cart: { ...texts, pay: paid, bank },
    catalogue: { bank },
  };
}

/** The texts that differ in a country with words of its own. */
export const countryTexts = (words: Partial<CountryWords>): DeepPartial<OrderTexts>[] => [
  ...(words.collects ? [collecting] : []),
  ...(words.twelveHours ? [{ cart: twelveHourCart }] : []),
  named(words),
];
