import type { DeepPartial } from "~/copy/merge";

/** `/configuraciones/sucursales` */
export const branchesWords = {
  branches: {
    add: "Agregar sucursal",
    edit: "Cambiar sucursal",
    empty: "Todavía no tienes sucursales",
    emptyText: "Agrega tus locales: se ven en tu tienda y cada uno puede recibir pedidos en su WhatsApp.",
    hint: "Con más de una, tu cliente elige en el pedido y el mensaje va al WhatsApp de esa sucursal.",
    name: "Nombre",
    namePlaceholder: "Centro",
    address: "Dirección",
    addressPlaceholder: "Calle Mayor 450, Centro",
    mapsUrl: "Link del mapa",
    mapsUrlHint: "Desde Google Maps, con Compartir.",
    atencion: "Horario de atención",
    atencionPlaceholder: "Lunes a viernes de 9 a 18",
    telefono: "Teléfono",
    text: "Algo más",
    textPlaceholder: "Frente a la plaza",
    whatsapp: "WhatsApp de la sucursal",
    whatsappHint: "Si lo dejas vacío, sus pedidos van al WhatsApp de la tienda. Por ejemplo {example}.",
    first: "Poner primera",
    remove: "Eliminar",
    removeTitle: "¿Eliminar {name}?",
    removeText: "Deja de verse en tu tienda. Los pedidos que ya tiene no cambian.",
    keep: "Volver",
    removed: "Sucursal eliminada",
  },
};

export const branchesWordsAr: DeepPartial<typeof branchesWords> = {
  branches: {
    addressPlaceholder: "San Martín 450, Tandil",
    empty: "Todavía no tenés sucursales",
    emptyText: "Agregá tus locales: se ven en tu tienda y cada uno puede recibir pedidos en su WhatsApp.",
    whatsappHint: "Si lo dejás vacío, sus pedidos van al WhatsApp de la tienda. Por ejemplo {example}.",
  },
};

export const branchesTexts = { name: "tent", neutral: branchesWords, argentine: branchesWordsAr } as const;
