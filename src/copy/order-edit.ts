import type { DeepPartial } from "~/copy/merge";
import { orderDays, orderDaysAr } from "~/copy/order-days";

/** The forms of an order, telling its customer what changed, and its print sheet. */
export const orderEdit = {
  ...orderDays,
  open: "Editar",
  title: (number: number) => `Editar pedido N.º ${number}`,
  closed: "Este pedido ya se entregó o se cerró: no se puede cambiar. Deshaz la entrega para editarlo.",
  was: (text: string) => `Antes ${text}`,
  leaves: "Se quita",
  putBack: "Volver",
  putBackOf: (name: string) => `Volver a poner ${name}`,
  newLine: "Línea nueva",
  customLine: "Línea libre",
  addCustom: "Línea libre",
  customName: "Qué es",
  customExample: "Por ejemplo: Arreglo",
  discount: "Descuento",
  applyToday: "Aplicar los descuentos de hoy",
  withToday: (names: string) =>
    names ? `Descuentos de hoy: ${names}.` : "Hoy no hay descuentos para estos productos.",
  inPercent: "Descuento en porcentaje",
  inMoney: "Descuento en dinero",
  stock: "Stock al guardar:",
  stockOf: (name: string, from: string, to: string) => `${name} ${from} → ${to}`,
  summary: "Cómo queda",
  goods: "Productos",
  before: "Antes:",
  after: "Ahora:",
  more: (amount: string) => `${amount} más que antes`,
  less: (amount: string) => `${amount} menos que antes`,
  same: "El mismo total que antes",
  paidMore: (amount: string) => `Ya estaba pagado: falta cobrar ${amount}.`,
  paidLess: (amount: string) => `Ya estaba pagado: hay ${amount} a favor del cliente.`,
  discard: "Descartar",
  waits: "Los cambios de este pedido esperan la conexión. Puedes seguir editándolo cuando se hayan enviado.",
  save: "Guardar cambios",
  saved: "Pedido {number} guardado",
  nothing: "Todavía no cambiaste nada",
  conflict: {
    title: "Alguien cambió este pedido mientras lo editabas",
    mine: "Lo tuyo",
    theirs: "Lo guardado ahora",
    gone: "no está",
    keepMine: "Guardar lo mío",
    useTheirs: "Usar lo guardado",
  },
  tell: {
    title: (name: string) => `Avísale a ${name}`,
    text: "El pedido ya está guardado. El texto se puede retocar en el chat.",
    open: "Abrir el chat",
    later: "Ahora no",
    close: "Cerrar",
    answer: "Tu pedido cambió",
  },
  history: "Qué cambió",
  who: {
    found: "Clientes encontrados",
    orders: (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`),
    lastAddress: "La del último pedido",
  },
  manual: {
    summary: "Resumen",
    coupon: "Cupón",
    noCoupon: "Sin cupón",
    paid: "Ya está pagado",
    status: { paid: "Pagado", due: "Sin pagar" },
    counts: (products: number, custom: number) =>
      [
        products === 1 ? "1 producto" : `${products} productos`,
        custom === 0 ? "" : custom === 1 ? "1 línea" : `${custom} líneas`,
      ]
        .filter(Boolean)
        .join(", "),
  },
};

const orderEditAr: DeepPartial<typeof orderEdit> = {
  ...orderDaysAr,
  closed: "Este pedido ya se entregó o se cerró: no se puede cambiar. Deshacé la entrega para editarlo.",
  waits: "Los cambios de este pedido esperan la conexión. Podés seguir editándolo cuando se hayan enviado.",
  tell: { title: (name: string) => `Avisale a ${name}` },
};

export const orderEditTexts = { name: "orderEdit", neutral: orderEdit, argentine: orderEditAr } as const;
