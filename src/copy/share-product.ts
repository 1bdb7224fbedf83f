/** Texts for sharing on devices without a native share sheet, in a file of their own: loaded on demand. */
export const shareProductCopy = {
  label: "Compartir",
  copy: "Copiar link",
  copied: "Link copiado",
  notCopied: "No se pudo copiar. El link está en la barra de direcciones.",
  whatsapp: "Enviar por WhatsApp",
};
