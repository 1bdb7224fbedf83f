import type { DeepPartial } from "~/copy/merge";
import { paidBy } from "~/copy/payment-change";
import type { PaymentMethod } from "~/domain/order/place/payment";

/** The menu of the settings, with what each screen is called. */
export const settingsMenu = {
  settings: {
    title: "Ajustes",
    view: "Ver mi tienda",
    oldAddress: "Si cambias la dirección, la anterior sigue llevando a tu tienda durante 90 días.",
    screens: {
      tienda: "Tu tienda",
      contacto: "Contacto",
      horarios: "Horarios",
      vacaciones: "Vacaciones",
      sucursales: "Sucursales",
      pedidos: "Pedidos",
      entrega: "Retiro y envío",
      pagos: "Formas de pago",
      colores: "Colores",
      legales: "Datos legales",
      dominio: "Dominio propio",
      medicion: "Google Analytics y Meta",
    },
    hints: {
      tienda: "Nombre, dirección, logo y aviso",
      contacto: "País, WhatsApp y redes",
      horarios: "Cuándo abres",
      vacaciones: "Cerrar por unos días",
      sucursales: "Dónde estás",
      pedidos: "Compra mínima, gracias y productos sin stock",
      entrega: "Cómo reciben el pedido",
      pagos: "Cuenta, descuentos y cuotas",
      colores: "Cómo se ve tu tienda",
      legales: "Lo que va al pie de tu tienda",
      dominio: "Tu tienda en una dirección que es tuya",
      medicion: "Para medir tus anuncios",
    },
    export: { title: "Descargar todo", hint: "Productos, fotos, pedidos, clientes y ajustes, en un ZIP" },
    state: {
      hours: "Tus clientes ven si está abierto",
      noHours: "Sin horarios",
      closed: "Cerrado del {from} al {until}",
      open: "Abierto",
      noBranches: "Ninguna todavía",
      branches: (count: number) => (count === 1 ? "1 sucursal" : `${count} sucursales`),
      payment: (methods: readonly PaymentMethod[], percent: string, isMore: boolean) =>
        `${percent} % ${isMore ? "más" : "menos"} ${paidBy(methods)}`,
    },
  },
};

export const settingsMenuAr: DeepPartial<typeof settingsMenu> = {
  settings: {
    oldAddress: "Si cambiás la dirección, la anterior sigue llevando a tu tienda durante 90 días.",
    hints: { horarios: "Cuándo abrís" },
  },
};
