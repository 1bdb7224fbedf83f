import type { DeepPartial } from "~/copy/merge";

/** Changes that wait for a network, as every screen of the panel tells of them. */
export const outboxCopy = {
  pending: "Pendiente",
  tag: { conflict: "Cambió en otro lado", choose: "Elegir", chooseOf: "Elegir con qué valor queda {name}" },
  bar: {
    label: "Conexión",
    offline: "Sin conexión",
    offlineOne: "Sin conexión · 1 cambio por enviar",
    offlineMany: "Sin conexión · {n} cambios por enviar",
    sendingOne: "Enviando 1 cambio…",
    sendingMany: "Enviando {n} cambios…",
    stoppedOne: "1 cambio espera tu decisión",
    stoppedMany: "{n} cambios esperan tu decisión",
    expiredOne: "Tu sesión venció · 1 cambio por enviar",
    expiredMany: "Tu sesión venció · {n} cambios por enviar",
    see: "Ver",
  },
  /** What was made on this device, above the list that it will be in. */
  unsent: {
    title: "Sin enviar",
    refused: "No se pudo guardar",
    mend: "Corregir",
    see: "Ver qué hacer",
  },
  kept: "Guardado en este dispositivo. Se envía cuando vuelva la conexión.",
  needs: {
    label: "Necesita conexión",
    home: "Subir fotos y deshacer lo publicado necesita conexión. Lo demás se envía solo.",
    pay: "Pagar necesita conexión. No se cobra nada mientras tanto.",
    close: "Cerrar la cuenta necesita conexión.",
    import: "Importar necesita conexión.",
    prices: "Cambiar muchos precios a la vez necesita conexión.",
    photos: "Recortar fotos necesita conexión. Lo demás espera y se envía solo.",
    form: "Guardar aquí necesita conexión. Lo que escribas queda en este dispositivo.",
    save: "Los cambios de esta pantalla necesitan conexión.",
    bulk: {
      all: "Cambiar todos los que coinciden necesita conexión. Los que elijas de a uno se pueden cambiar igual.",
      forever: "Eliminar para siempre necesita conexión.",
      prices: "Cambiar sus precios juntos necesita conexión. Lo demás se envía cuando vuelva.",
    },
    again: "Probar de nuevo",
    still: "Todavía no hay conexión.",
  },
  order: "Pedido {number}",
  orders: "Pedidos {from} a {to}",
};

export type OutboxCopy = typeof outboxCopy;

const outboxCopyAr: DeepPartial<OutboxCopy> = {
  needs: { form: "Guardar acá necesita conexión. Lo que escribas queda en este dispositivo." },
};

export const outboxTexts = { name: "outbox", neutral: outboxCopy, argentine: outboxCopyAr } as const;
