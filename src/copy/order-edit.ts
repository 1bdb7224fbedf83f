import type { DeepPartial } from "~/copy/merge";
import { orderDays, orderDaysAr } from "~/copy/order-days";
import { orderEditForm } from "~/copy/order-edit-form";

/** The forms of an order, telling its customer what changed, and its print sheet. */
export const orderEdit = {
  ...orderDays,
  ...orderEditForm,
  open: "Editar",
  title: (number: number) => `Editar pedido N.º ${number}`,
  closed: "Este pedido ya se entregó o se cerró: no se puede cambiar. Deshaz la entrega para editarlo.",
  applyToday: "Aplicar los descuentos de hoy",
  withToday: (names: string) =>
    names ? `Descuentos de hoy: ${names}.` : "Hoy no hay descuentos para estos productos.",
  stock: "Stock al guardar:",
  stockOf: (name: string, from: string, to: string) => `${name} ${from} → ${to}`,
  summary: "Cómo queda",
  same: "El mismo total que antes",
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
};

const orderEditAr: DeepPartial<typeof orderEdit> = {
  ...orderDaysAr,
  closed: "Este pedido ya se entregó o se cerró: no se puede cambiar. Deshacé la entrega para editarlo.",
  waits: "Los cambios de este pedido esperan la conexión. Podés seguir editándolo cuando se hayan enviado.",
  tell: { title: (name: string) => `Avisale a ${name}` },
};

export const orderEditTexts = { name: "orderEdit", neutral: orderEdit, argentine: orderEditAr } as const;
