import type { DeepPartial } from "~/copy/merge";

/** The screens of coupons below `/productos/promociones`. */
export const couponsCopy = {
  /** In the list of promotions. */
  kind: { title: "Cupón", text: "Un código para tus seguidores" },
  name: "Cupón {code}",
  state: { active: "Activo", scheduled: "Programado", paused: "Pausado", over: "Terminado", used_up: "Agotado" },
  terms: { percent: "{percent} % menos", amount: "{amount} menos", free_delivery: "Envío gratis" },
  from: "{terms}, desde {amount}",
  uses: { one: "1 uso", many: "{n} usos" },
  usesOf: "{n} de {max} usos",
  perPhone: "uno por persona",
  sold: "Vendió {sales}, costó {cost}",
  share: "Compartir",
  paused: "El cupón {code} está en pausa",
  resumed: "El cupón {code} está activo",
  removed: "Se eliminó el cupón {code}",
  removeTitle: "¿Eliminar el cupón {code}?",
  removeText: "El código deja de valer ahora. Los pedidos que lo usaron quedan como están.",

  form: {
    newTitle: "Nuevo cupón",
    save: "Guardar",
    create: "Crear cupón",
    saved: "Cupón guardado",
    created: "El cupón está listo para compartir",
    actions: "Guardar el cupón",
    failed: "No se guardó. Lo que escribiste sigue aquí.",
    code: "Código",
    codeHint: "Da igual mayúsculas, minúsculas o acentos.",
    codeExample: "MATERA",
    propose: "Proponer uno",
    by: "Qué da",
    percent: "%",
    delivery: "Envío gratis",
    value: "Descuenta",
    minTotal: "Compra mínima",
    minTotalHint: "Cuenta lo que queda después de las promociones. Sin monto, vale siempre.",
    limits: "Límites",
    maxUses: "Usos en total",
    maxUsesHint: "Sin número, no tiene límite.",
    usedHint: { one: "Va 1.", many: "Van {n}." },
    oncePerPhone: "Uno por persona",
    oncePerPhoneHint: "Se cuenta por teléfono: para usarlo, el pedido tiene que llevarlo.",
    dates: "Cuándo vale",
    start: "Desde",
    end: "Hasta",
    endHint: "Sin fecha, no termina.",
    noLimit: "Sin límite de usos",
    upTo: { one: "Un solo uso", many: "Hasta {n} usos" },
    leaveTitle: "¿Salir sin guardar?",
    leaveText: "Lo que escribiste se pierde.",
    leave: "Salir",
    stay: "Seguir aquí",
  },

  sharing: {
    title: "Cupón {code}",
    active: "Ya se puede usar.",
    off: "Ahora no se puede usar.",
    until: "Vale hasta el {day}.",
    limit: "Son {n} usos en total.",
    message: "Mensaje",
    /** The parts of the message, of which some are left out. */
    hello: "¡Hola! Con el código {code} tienes {terms} en {shop}",
    helloDelivery: "¡Hola! Con el código {code} tienes envío gratis en {shop}",
    minimum: ", comprando desde {amount}",
    lasts: " Vale hasta el {day}.",
    copyMessage: "Copiar mensaje",
    messageCopied: "Mensaje copiado",
    copyFailed: "No se pudo copiar. Mantén apretado el mensaje para copiarlo.",
    link: "Link con el código puesto",
    qr: "Quien lo escanea llega a tu tienda con el código puesto.",
    edit: "Editar",
  },
};

export type CouponsCopy = typeof couponsCopy;

const couponsCopyAr: DeepPartial<CouponsCopy> = {
  form: { failed: "No se guardó. Lo que escribiste sigue acá.", stay: "Seguir acá" },
  sharing: {
    hello: "¡Hola! Con el código {code} tenés {terms} en {shop}",
    helloDelivery: "¡Hola! Con el código {code} tenés envío gratis en {shop}",
    copyFailed: "No se pudo copiar. Mantené apretado el mensaje para copiarlo.",
  },
};

export const couponsTexts = { name: "coupons", neutral: couponsCopy, argentine: couponsCopyAr } as const;
