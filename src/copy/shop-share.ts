import type { DeepPartial } from "~/copy/merge";

/** Sharing the shop: `/compartir` and its cards. */
export const shopShare = {
  share: {
    title: "Mi tienda",
    open: "Abrir",
    address: "Dirección de tu tienda",
    copy: "Copiar",
    copied: "Link copiado",
    copyFailed: "No se pudo copiar. Mantén apretado el link para copiarlo.",
    whatsapp: "WhatsApp",
    facebook: "Facebook",
    more: "Más opciones",
    message: "Mira mi tienda: {url}",
    qrTitle: "Código QR",
    qrText: "Ponlo en el mostrador, en las bolsas o en tus tarjetas: abre tu tienda.",
    qrAlt: "Código QR de {address}",
    qrDownload: "Descargar QR",
    qrFile: "QR-code.jpeg",
    qrFileHint: "JPEG, QR-code.jpeg",
    qrEmpty: "No hay nada que codificar.",
    qrTooLarge: "El texto es demasiado largo para un código QR.",
    qrFailed: "No se pudo hacer el código QR.",
  },
};

export const shopShareAr: DeepPartial<typeof shopShare> = {
  share: {
    copyFailed: "No se pudo copiar. Mantené apretado el link para copiarlo.",
    message: "Mirá mi tienda: {url}",
    qrText: "Pegalo en el mostrador, en las bolsas o en tus tarjetas: abre tu tienda.",
  },
};

export const shopShareTexts = { name: "tent", neutral: shopShare, argentine: shopShareAr } as const;
