/** What sharing says where the device has no way of its own, apart from the rest: it is loaded when it is asked for. */
export const shareProductCopy = {
  label: "Compartir",
  copy: "Copiar enlace",
  copied: "Enlace copiado",
  notCopied: "No se pudo copiar. El enlace está en la barra de direcciones.",
  whatsapp: "Enviar por WhatsApp",
};
