import type { DeepPartial } from "~/copy/merge";

/** The days of the list of orders, its file, and its print sheet: they are texts of `orderEdit` that the list shows. */
export const orderDays = {
  days: {
    today: "Hoy",
    dates: "Fechas",
    title: "Ver pedidos de unos días",
    from: "Desde",
    until: "Hasta",
    show: "Ver pedidos",
    clear: "Todas las fechas",
    close: "Cerrar",
    total: (day: string, orders: string) => `${day}, ${orders}`,
    orders: (count: number, written: string) => (count === 1 ? "1 pedido" : `${written} pedidos`),
    range: (from: string, until: string) => (from === until ? from : `${from} a ${until}`),
  },
  file: {
    title: "Descargar pedidos",
    text: "El archivo trae los pedidos de la lista, con su filtro.",
    open: "Descargar",
    excel: "Excel",
    csv: "CSV",
    close: "Cerrar",
  },
  print: {
    title: "Imprimir",
    titleOf: (number: number) => `Imprimir pedido N.º ${number}`,
    titleMany: (count: number) => (count === 1 ? "Imprimir 1 pedido" : `Imprimir ${count} pedidos`),
    back: "Volver",
    paper: "Papel",
    a5: "Hoja A5",
    a5Hint: "Con fotos y dirección",
    ticket: "Ticket 80 mm",
    ticketHint: "Para la comandera",
    note: "Con la nota del cliente",
    gift: "Sin precios, para regalo",
    submit: "Imprimir",
    preview: "Así sale",
    none: { title: "No hay pedidos para imprimir", text: "Cambia el filtro de la lista.", action: "Ver los pedidos" },
    limit: (shown: number, all: string) => `Se imprimen los ${shown} más nuevos de ${all}.`,
    order: (number: number) => `Pedido N.º ${number}`,
    paid: "Pagado",
    unpaid: "A cobrar",
  },
};

export const orderDaysAr: DeepPartial<typeof orderDays> = {
  print: { none: { text: "Cambiá el filtro de la lista." } },
};

export const orderDaysTexts = { name: "orderEdit", neutral: orderDays, argentine: orderDaysAr } as const;
