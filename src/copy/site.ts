import type { DeepPartial } from "~/copy/merge";

/** What a super-user sets for the whole site, and the line above every panel screen. */
export const siteCopy = {
  message: { label: "Aviso del equipo", dismiss: "Ocultar este aviso" },
  settings: {
    title: "El sitio",
    hint: "Aviso para todos los paneles y WhatsApp de soporte",
    section: "Ajustes del sitio",
    headerMessage: "Aviso arriba de cada pantalla",
    headerMessageHint: "Lo ven todas las cuentas hasta que lo cierran. Vacío, no se muestra nada.",
    headerMessagePlaceholder: "El domingo a las 6 hacemos mejoras: puede haber cortes de unos minutos.",
    whatsapp: "WhatsApp de soporte",
    whatsappHint: "Con el código del país. Vacío, el botón de WhatsApp no aparece en Ayuda.",
    whatsappPlaceholder: "+54 9 11 5874-9895",
    optional: "(opcional)",
    paymentBanner: "Recordatorio del último pago",
    paymentBannerHint: "Se muestra 5 segundos al abrir el panel a quien pagó hace más de 28 días.",
  },
};

export const siteCopyAr: DeepPartial<typeof siteCopy> = {};
