import type { DeepPartial } from "~/copy/merge";
import { orderHead } from "~/copy/order-head";
import { orderWords } from "~/copy/order-words";
import type { OrderAction } from "~/domain/order/manage/states";
import type { OrderFilter } from "~/domain/order/place/limits";

const products = (count: number) => (count === 1 ? "1 producto" : `${count} productos`);

/** `/pedidos`: the part of the texts of orders that their list shows. */
export const orderListCopy = {
  ...orderHead,
  title: "Mis pedidos",
  row: {
    pickup: "Retira",
    delivery: "Envío",
    note: "Nota del cliente",
    otherPayment: "Otro pago",
    noPhone: "Sin teléfono",
  },
  search: "Nombre, número o teléfono",
  clearSearch: "Borrar la búsqueda",
  filters: "Filtros",
  all: "Todos",
  filter: {
    nuevos: "Nuevos",
    "sin-pagar": "Sin pagar",
    "por-preparar": "Por preparar",
    "por-entregar": "Por entregar",
    cancelados: "Cancelados",
    archivados: "Archivados",
    sospechosos: "Sospechosos",
  } satisfies Record<OrderFilter, string>,
  sound: {
    label: "Sonido de pedidos nuevos",
    turnOn: "Que suenen los pedidos nuevos",
    turnOff: "Que no suenen los pedidos nuevos",
    isOn: "Los pedidos nuevos suenan",
    isOff: "Los pedidos nuevos no suenan",
  },
  moreOfList: "Más opciones",
  customersLink: "Clientes",
  answersLink: "Respuestas de WhatsApp",
  add: "Nuevo pedido",
  addShort: "Nuevo",
  list: "Pedidos",
  loading: "Cargando los pedidos",
  unseen: "Sin ver",
  /** Orders above the shop's rate limit, which are listed separately. */
  suspected: {
    title: (count: number, written: string) => (count === 1 ? "1 pedido sospechoso" : `${written} pedidos sospechosos`),
    notice:
      "Llegaron muchos pedidos juntos, más de los que recibe una tienda. Los guardamos aparte, sin avisarte por mail.",
    review: "Revisarlos",
    list: "Grupos de pedidos sospechosos",
    help: "Acepta los que conozcas: pasan a tu lista como cualquier pedido. Los que descartes no se borran, y los encuentras si los buscas.",
    between: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    accept: "Aceptar",
    acceptOne: "Aceptar pedido",
    acceptAll: "Aceptar todos",
    discard: "Descartar",
    discardAll: "Descartar todos",
    accepted: (count: number, written: string) => (count === 1 ? "1 pedido aceptado" : `${written} pedidos aceptados`),
    discarded: (count: number, written: string) =>
      count === 1 ? "1 pedido descartado" : `${written} pedidos descartados`,
    confirmAccept: {
      title: (count: number, written: string) => (count === 1 ? "¿Aceptar 1 pedido?" : `¿Aceptar ${written} pedidos?`),
      text: "Pasan a tu lista como pedidos nuevos. El stock se descuenta cuando confirmas cada uno.",
      confirm: "Aceptar todos",
      keep: "Ahora no",
    },
    confirmDiscard: {
      title: (count: number, written: string) =>
        count === 1 ? "¿Descartar 1 pedido?" : `¿Descartar ${written} pedidos?`,
      text: "Dejan de aparecer aquí. No se borran: los encuentras por nombre o número, y todavía puedes aceptarlos.",
      confirm: "Descartar todos",
      keep: "Ahora no",
    },
    none: { title: "No hay pedidos sospechosos", text: "Los que apartemos aparecen aquí.", action: "Ver todos" },
    detail: "Llegó con muchos otros al mismo tiempo y lo guardamos aparte. Si es de un cliente tuyo, acéptalo.",
    detailDiscarded: "Lo descartaste por sospechoso. Si es de un cliente tuyo, todavía puedes aceptarlo.",
  },
  number: (number: number) => `N.º ${number}`,
  /** Beside an order that was priced by a price list. */
  onList: "Lista {name}",
  products,
  toAsk: orderWords.toAsk,
  plusAsk: orderWords.plusAsk,
  empty: {
    title: "Todavía no hay pedidos",
    text: "Comparte tu tienda: cada pedido que te envíen aparece aquí, aunque no llegue el mensaje de WhatsApp.",
    action: "Compartir mi tienda",
  },
  nothing: {
    title: "No hay pedidos así",
    text: "Prueba con otro nombre, otro número u otro filtro.",
    action: "Ver todos",
  },
  pages: {
    nav: "Páginas de pedidos",
    previous: "Anterior",
    next: "Siguiente",
    position: (page: number, pages: number) => `Página ${page} de ${pages}`,
  },
  tag: {
    suspected: "Sospechoso",
    discarded: "Descartado",
    new: "Nuevo",
    confirmed: "Confirmado",
    cancelled: "Cancelado",
    archived: "Archivado",
    paid: "Pago recibido",
    unpaid: "Sin pagar",
    toPrepare: "Por preparar",
    prepared: "Preparado",
    sent: "Enviado",
    pickedUp: "Retirado",
  },
  action: {
    confirm: "Confirmar",
    undoConfirm: "Volver a nuevo",
    cancel: "Cancelar pedido",
    reopen: "Volver a abrir",
    reopenAsNew: "Abrir como nuevo",
    archive: "Archivar",
    receivePayment: "Marcar pagado",
    undoPayment: "Marcar como no pagado",
    prepare: "Marcar preparado",
    undoPrepare: "Volver a por preparar",
    send: "Marcar enviado",
    undoSend: "Todavía no se envió",
    pickUp: "Marcar retirado",
    undoPickUp: "Todavía no se retiró",
  } satisfies Record<OrderAction, string>,
  done: {
    confirm: "Pedido {number} confirmado",
    undoConfirm: "Pedido {number} sin confirmar otra vez",
    cancel: "Pedido {number} cancelado",
    reopen: "Pedido {number} abierto otra vez",
    reopenAsNew: "Pedido {number} abierto como nuevo",
    archive: "Pedido {number} archivado",
    receivePayment: "Pago del pedido {number} recibido",
    undoPayment: "Pago del pedido {number} pendiente",
    prepare: "Pedido {number} preparado",
    undoPrepare: "Pedido {number} por preparar",
    send: "Pedido {number} enviado",
    undoSend: "Pedido {number} sin enviar",
    pickUp: "Pedido {number} retirado",
    undoPickUp: "Pedido {number} sin retirar",
  } satisfies Record<OrderAction, string>,
  undo: "Deshacer",
  shortage: {
    title: "Falta stock",
    line: "{name}: piden {wanted} y {left}.",
    left: (count: number, written: string) => (count === 1000 ? `queda ${written}` : `quedan ${written}`),
    none: "no queda",
    help: "Cambia el stock del producto o lo que lleva el pedido.",
    reopenHelp: "Cambia el stock del producto, o abre el pedido como nuevo y edítalo.",
    edit: "Editar pedido",
    stock: "Ver stock",
    stockOf: (name: string) => `Ver stock de ${name}`,
  },
  /** New orders that wait for a network. */
  unsent: {
    line: (quantity: string, name: string) => `${quantity} × ${name}`,
  },
  form: { payments: orderWords.payments },
};

export const orderListAr: DeepPartial<typeof orderListCopy> = {
  empty: {
    text: "Compartí tu tienda: cada pedido que te envíen aparece acá, aunque no llegue el mensaje de WhatsApp.",
  },
  nothing: { text: "Probá con otro nombre, otro número u otro filtro." },
  suspected: {
    help: "Aceptá los que conozcas: pasan a tu lista como cualquier pedido. Los que descartes no se borran, y los encontrás si los buscás.",
    confirmAccept: { text: "Pasan a tu lista como pedidos nuevos. El stock se descuenta cuando confirmás cada uno." },
    confirmDiscard: {
      text: "Dejan de aparecer acá. No se borran: los encontrás por nombre o número, y todavía podés aceptarlos.",
    },
    none: { text: "Los que apartemos aparecen acá." },
    detail: "Llegó con muchos otros al mismo tiempo y lo guardamos aparte. Si es de un cliente tuyo, aceptalo.",
    detailDiscarded: "Lo descartaste por sospechoso. Si es de un cliente tuyo, todavía podés aceptarlo.",
  },
  shortage: {
    help: "Cambiá el stock del producto o lo que lleva el pedido.",
    reopenHelp: "Cambiá el stock del producto, o abrí el pedido como nuevo y editalo.",
  },
};

export const orderListTexts = { name: "order", neutral: orderListCopy, argentine: orderListAr } as const;
