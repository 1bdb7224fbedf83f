import type { DeepPartial } from "~/copy/merge";
import { pushLink } from "~/copy/push-link";
import type { PushKind } from "~/domain/push/schemas";

/** Push notifications, and `/configuraciones/avisos`, where a merchant chooses the devices that get them. */
export const pushCopy = {
  ...pushLink,
  /** The installed panel, and what a long press on its icon offers. */
  app: {
    description: "Tu tienda, tus productos y tus pedidos",
    orders: "Mis pedidos",
    addProduct: "Cargar producto",
    changePrices: "Cambiar precios",
  },
  order: {
    title: "Pedido nuevo: {total}",
    /** `payment` is null where the shop does not ask. */
    body: (customer: string, products: number, payment: string | null, shop: string) =>
      [customer, products === 1 ? "1 producto" : `${products} productos`, payment?.toLowerCase(), shop]
        .filter(Boolean)
        .join(" · "),
  },
  waiting: { title: "Esperan {product}", body: "Alguien pidió aviso · {shop}" },
  list: { title: "{customer} pide tus precios", body: "Lista {list} · {shop}" },
  charge: { title: "No se pudo cobrar tu plan", body: "{plan}. Mira qué pasó antes de que tu tienda se pause." },
  kinds: {
    title: "De qué te avisamos",
    order: { title: "Pedido nuevo", text: "Con nombre, total y forma de pago" },
    waiting: { title: "Alguien espera un producto", text: "Pidió que le avises cuando vuelva" },
    list: { title: "Alguien pide una lista de precios", text: "Para que lo aceptes y le mandes el link" },
    charge: { title: "Cobro del plan rechazado", text: "Antes de que la tienda se pause" },
  } satisfies Record<PushKind, { title: string; text: string }> & { title: string },
  /** The hours are those of `src/domain/push/night.ts`. */
  quietNights: { title: "De noche, en silencio", text: "De 22 a 8. Los ves al despertarte" },
  test: { title: "Aviso de prueba", body: "Así vas a ver cada pedido nuevo" },
  install: {
    title: "Instala {site}",
    text: "Queda con su ícono, abre al toque y muestra lo último sin conexión",
    action: "Instalar",
    done: "{site} ya está en este dispositivo",
    doneText: "Con su ícono, y muestra lo último sin conexión",
  },
  allow: {
    title: "Permite los avisos",
    text: "El pedido te llega con el celular en el bolsillo",
    done: "Los avisos están permitidos",
    doneText: "En este navegador",
  },
  state: {
    off: "Apagados",
    on: "Activados",
    blocked: "Bloqueados",
    missing: "No disponibles",
    here: "En este dispositivo",
  },
  activate: "Activar avisos",
  ask: {
    title: "Ahora te pregunta el navegador",
    text: "Vas a ver una pregunta como esta. Toca Permitir; si tocas Bloquear, después hay que cambiarlo desde sus ajustes.",
    question: "¿Permitir que {site} te envíe notificaciones?",
    no: "Bloquear",
    yes: "Permitir",
    confirm: "Pregúntame",
    later: "Más tarde",
  },
  active: {
    title: "Avisos activados",
    tried: "Te mandamos uno de prueba. ¿Te llegó?",
    text: "Cada pedido nuevo llega a este dispositivo.",
    yes: "Sí, llegó",
    no: "No llegó",
    notArrived:
      "Revisa que el celular no esté en «No molestar», que tenga conexión y que las notificaciones de este navegador estén prendidas en los ajustes del teléfono.",
  },
  example: { title: "Así te llega", now: "ahora", order: "Pedido nuevo: $ 40.460", text: "Lucía · 2 productos" },
  blocked: {
    title: "Este navegador los tiene bloqueados.",
    text: "En algún momento se tocó «Bloquear» y desde aquí no se puede volver a preguntar.",
    how: "Cómo se arregla",
    steps: [
      { title: "Toca el ícono a la izquierda de la dirección", text: "Arriba, donde dice {host}" },
      { title: "Entra en «Permisos»", text: "O en «Configuración del sitio»" },
      { title: "Pon Notificaciones en «Permitir»", text: "Vuelve a esta pantalla: se da cuenta sola" },
    ],
    again: "Ya están permitidos",
    still: "Siguen bloqueados en este navegador.",
  },
  iphone: {
    title: "En iPhone, primero va a la pantalla de inicio.",
    text: "Apple solo deja mandar avisos a las páginas que están ahí (desde iOS 16.4).",
    how: "Tres toques en Safari",
    steps: [
      { title: "Toca Compartir", text: "Abajo, en el medio" },
      { title: "«Agregar a inicio»", text: "Baja un poco en la lista" },
      { title: "Abre {site} desde el ícono nuevo", text: "Ahí te preguntamos por los avisos" },
    ],
  },
  unsupported: {
    title: "Este navegador no puede recibir avisos.",
    text: "Abre {site} en Chrome, Edge, Firefox o Safari actualizado, fuera de otra aplicación y sin modo privado.",
    inApp: "¿La abriste desde Instagram o Facebook?",
    inAppText: "Ahí adentro no se puede. Copia la dirección y ábrela en tu navegador.",
    copy: "Copiar dirección",
    copied: "Dirección copiada",
  },
  noKeys: {
    title: "Este sitio no envía avisos.",
    text: "Quien lo administra no los configuró.",
  },
  meanwhile: {
    title: "Mientras tanto",
    text: "Los pedidos nuevos llegan a tu mail y aquí se ven con un punto.",
  },
  devices: {
    title: "Dispositivos con avisos",
    one: "1 dispositivo",
    many: "{n} dispositivos",
    name: "{browser} en {system}",
    unknown: "Otro dispositivo",
    here: "Este",
    installed: "instalada",
    since: "Desde {when}",
    delivered: "último aviso: {when}",
    never: "todavía sin avisos",
    failing: "No le llegan desde {when}",
    failingText:
      "Puede estar apagado o sin {site}. Si la abres ahí, se arregla sola; si no, lo quitamos a los 30 días.",
    try: "Mandar uno de prueba a {name}",
    tried: "Va en camino a {name}",
    remove: "Quitar {name}",
    removed: "{name} ya no recibe avisos",
    none: "Ningún dispositivo recibe avisos todavía.",
    leave:
      "Al salir de la cuenta en un dispositivo, deja de recibir al instante. La sesión dura 30 días: al entrar de nuevo, los avisos vuelven solos.",
  },
  failed: "No se pudo activar. Prueba de nuevo en un momento.",
};

const pushCopyAr: DeepPartial<typeof pushCopy> = {
  failed: "No se pudo activar. Probá de nuevo en un momento.",
  install: { title: "Instalá {site}" },
  allow: { title: "Permití los avisos" },
  ask: {
    text: "Vas a ver una pregunta como esta. Tocá Permitir; si tocás Bloquear, después hay que cambiarlo desde sus ajustes.",
    confirm: "Preguntame",
  },
  active: {
    notArrived:
      "Revisá que el celular no esté en «No molestar», que tenga conexión y que las notificaciones de este navegador estén prendidas en los ajustes del teléfono.",
  },
  blocked: {
    text: "En algún momento se tocó «Bloquear» y desde acá no se puede volver a preguntar.",
    steps: [
      { title: "Tocá el ícono a la izquierda de la dirección", text: "Arriba, donde dice {host}" },
      { title: "Entrá en «Permisos»", text: "O en «Configuración del sitio»" },
      { title: "Poné Notificaciones en «Permitir»", text: "Volvé a esta pantalla: se da cuenta sola" },
    ],
  },
  iphone: {
    steps: [
      { title: "Tocá Compartir", text: "Abajo, en el medio" },
      { title: "«Agregar a inicio»", text: "Bajá un poco en la lista" },
      { title: "Abrí {site} desde el ícono nuevo", text: "Ahí te preguntamos por los avisos" },
    ],
  },
  unsupported: {
    text: "Abrí {site} en Chrome, Edge, Firefox o Safari actualizado, fuera de otra aplicación y sin modo privado.",
    inAppText: "Ahí adentro no se puede. Copiá la dirección y abrila en tu navegador.",
  },
  charge: { body: "{plan}. Mirá qué pasó antes de que tu tienda se pause." },
  meanwhile: { text: "Los pedidos nuevos llegan a tu mail y acá se ven con un punto." },
  devices: {
    failingText:
      "Puede estar apagado o sin {site}. Si la abrís ahí, se arregla sola; si no, lo quitamos a los 30 días.",
  },
};

export const pushTexts = { name: "push", neutral: pushCopy, argentine: pushCopyAr } as const;
