import type { DeepPartial } from "~/copy/merge";
import { orderHead } from "~/copy/order-head";
import { orderWords } from "~/copy/order-words";

/** The form of an order that a merchant takes or edits: texts of `order`. */
export const orderForm = {
  total: orderHead.total,
  toAsk: orderWords.toAsk,
  plusAsk: orderWords.plusAsk,
  discount: "Descuento",
  deliveryCost: "Costo de envío",
  form: {
    title: "Nuevo pedido",
    toList: "Ver los pedidos",
    back: "Volver a los pedidos",
    backToOrder: "Volver al pedido",
    products: "Productos",
    find: "Buscar producto o código",
    clearFind: "Borrar la búsqueda",
    found: "Productos encontrados",
    noneFound: "No hay productos así.",
    addOf: (name: string) => `Agregar ${name}`,
    paused: "Pausado",
    inOrder: "En el pedido",
    noLines: "Busca un producto y agrégalo.",
    less: "Menos",
    more: "Más",
    quantityOf: (name: string) => `Cantidad de ${name}`,
    priceOf: (name: string) => `Precio de ${name}`,
    removeOf: (name: string) => `Quitar ${name}`,
    consult: "A consultar",
    customer: "Cliente",
    name: "Nombre",
    phone: "Teléfono",
    optional: "(opcional)",
    phoneExample: "Por ejemplo: 11 5874-9895",
    delivery: "Entrega",
    method: "Cómo lo recibe",
    pickup: "Retira",
    deliver: "Envío",
    address: "Dirección",
    zone: "Zona de envío",
    noZone: "A convenir",
    branch: "Sucursal",
    noBranch: "Sin elegir",
    payment: "Forma de pago",
    payments: orderWords.payments,
    note: "Nota del pedido",
    save: "Guardar pedido",
    saved: "Pedido {number} guardado",
    unsaved: "Pedido sin guardar",
    leave: {
      leaveTitle: "¿Salir sin guardar?",
      leaveText: "Lo que cargaste se pierde.",
      leave: "Salir sin guardar",
      stay: "Seguir con el pedido",
    },
  },
};

export const orderFormAr: DeepPartial<typeof orderForm> = {
  form: { noLines: "Buscá un producto y agregalo." },
};

export const orderFormTexts = { name: "order", neutral: orderForm, argentine: orderFormAr } as const;
