import { billingNotice, billingNoticeAr } from "~/copy/billing-notice";
import type { DeepPartial } from "~/copy/merge";

/**
 * Billing texts: the notices, verbatim from docs/product.md#billing-notices, and the screens under `/pagos`. `{n}` is a
 * number of days, `{date}` a day, `{provider}` and `{plan}` their names.
 */
export const billingCopy = {
  ...billingNotice,
  back: "Volver a Mis pagos",
  per: (count: number, unit: "D" | "W" | "M" | "Y") => {
    const names = { D: ["día", "días"], W: ["semana", "semanas"], M: ["mes", "meses"], Y: ["año", "años"] } as const;
    const [one, many] = names[unit];
    return count === 1 ? `por ${one}` : `cada ${count} ${many}`;
  },

  state: {
    trial: "Estás en tu prueba gratuita",
    trialText:
      "Hasta el {date} usas todo sin pagar. Si eliges hoy un plan, esos días no se pierden: antes del {date} no se cobra nada.",
    lastDay: "Hoy es el último día. Para que tu tienda siga abierta mañana, elige un plan.",
    trialMeter: "Pasaron {n} de {days} días de prueba",
    trialOver: "Tu prueba gratuita terminó",
    suspended: "Tu tienda está pausada",
    kept: "Tus productos y pedidos siguen guardados.",
    active: "Tu plan {plan} está activo",
    upToDate: "Al día",
    nextCharged: "Próximo cobro",
    firstCharged: "Primer cobro",
    paidWith: "Se paga con",
    noCharges: "Sin cobros automáticos",
    byHand: "Lo activó nuestro equipo: no tiene cobros automáticos.",
    opensWhenPaid: "Tu tienda vuelve a abrirse apenas {provider} confirme el primer cobro.",
    ending: "Diste de baja tu suscripción",
    endingText:
      "Tu plan {plan} sigue hasta el {date} y no se te cobra más. Después tu tienda se pausa, con todo guardado.",
    endingProvider: "Tu suscripción se canceló en {provider}",
    endingProviderText:
      "{provider} nos avisó que la suscripción está cancelada. Tu plan {plan} sigue hasta el {date} y no se te cobra más; después tu tienda se pausa, con todo guardado. Si no la cancelaste tú, elige un plan.",
    endingTeam: "Tu plan {plan} termina el {date}",
    endingTeamText: "Te lo dio nuestro equipo hasta ese día. Para que tu tienda siga abierta después, elige un plan.",
    lapsed: "Tu plan terminó",
    lapsedMerchant: "Diste de baja tu suscripción el {date}.",
    lapsedProvider: "{provider} canceló tu suscripción: nos avisó el {date}.",
    lapsedText: "Suscríbete a un plan para que tu tienda vuelva a abrir.",
    none: "Esta cuenta no tiene nada que pagar",
    noneText: "Aquí se ven los planes y los pagos de las cuentas que tienen tienda.",
  },

  unpaid: {
    title: "No se pudo cobrar {price}",
    tried: "{provider} lo intentó el {date} a las {time}.",
    triedReason: "{provider} lo intentó el {date} a las {time}: {reason}.",
    reasons: {
      cc_rejected_insufficient_amount: "la tarjeta no tenía fondos",
      cc_rejected_card_disabled: "la tarjeta no está activada",
      cc_rejected_call_for_authorize: "el banco pide que autorices el pago",
    },
    over: "{provider} no lo intenta más y canceló la suscripción.",
    suspended: "Tu tienda está pausada",
    suspendedText: "Porque no se pudo cobrar {plan}. Pagas y abre en el acto.",
    pay: "Pagar ahora",
    payAndOpen: "Pagar {price} y abrir",
    otherCard: "Usar otra tarjeta",
    next: "Qué sigue",
    today: "Hoy, {date}",
    openNow: "Tu tienda sigue abierta",
    closedNow: "Tu tienda está pausada. No se borra nada",
    soon: "En los próximos días",
    retries: "{provider} vuelve a intentar solo",
    pauses: "Si no se pudo, la tienda se pausa. No se borra nada",
    ...billingNotice.unpaid,
  },

  pending: {
    title: "Falta confirmar tu suscripción a {plan}",
    text: "Todavía no tenemos la confirmación de {provider}. Si ya pagaste, puede tardar unos minutos.",
    ask: "Ver si llegó el pago",
    goOn: "Seguir con el pago",
    notYet: "Todavía no hay un pago confirmado.",
    confirmed: "¡Listo! Tu suscripción está confirmada.",
  },
  change: {
    title: "Falta aprobar tu paso a {plan}",
    text: "Pediste cambiar de plan. PayPal lo cambia cuando lo apruebas en su página.",
    approve: "Aprobar en PayPal",
  },

  simulated: {
    title: "Pagos simulados, no se cobra nada",
    open: "Abrir simulación",
  },

  unavailable: {
    title: "El pago no está disponible en esta instalación",
    text: "Por ahora no se puede pagar desde aquí. Escríbenos y te ayudamos a contratar un plan.",
    whatsapp: "Escribir por WhatsApp",
    support: "Escribir a soporte",
    whatsappText: "Hola. Quiero contratar un plan para {shop}",
  },

  links: {
    label: "Tu suscripción",
    plans: "Cambiar de plan",
    allPlans: "Ver los planes",
    plansHint: "Compara productos, tiendas y precio",
    method: "Medio de pago",
    noMethod: "Todavía no elegiste uno",
    methodHint: "Se paga en la página del medio de pago",
    detail: "Historial y comprobantes",
    detailHint: "Todos tus pagos",
    cancel: "Botón de baja",
    cancelHint: "Dar de baja la suscripción",
  },

  plans: {
    title: "Planes",
    choose: "Elige un plan",
    current: "Plan actual",
    pick: "Elegir {plan}",
    change: "Cambiar a {plan}",
    again: "Volver a {plan}",
    write: "Escribir para contratarlo",
    products: { one: "1 producto", many: "{n} productos" },
    productsEach: { one: "1 producto por tienda", many: "{n} productos por tienda" },
    tents: { one: "1 tienda", many: "{n} tiendas" },
    unknown: "Ese plan ya no está disponible. Elige otro.",
  },

  method: {
    title: "Medio de pago",
    plan: "Tu plan",
    how: "¿Cómo quieres pagar?",
    help: {
      MERCADO_PAGO: "Tarjeta de crédito o débito, o dinero en cuenta",
      PAYPAL: "Tu cuenta de PayPal o una tarjeta",
    },
    safe: "Pagas en la página de {provider}: aquí no guardamos los datos de tu tarjeta. Al volver te decimos si quedó confirmado.",
    replaces: "Cuando se confirme, damos de baja el plan anterior: no pagas dos veces.",
    another: "Elegir otro plan",
    now: "Pagas con {provider}",
    nowByHand: "Tu plan no tiene un medio de pago",
    nowByHandText: "Lo activó nuestro equipo, sin cobros automáticos.",
    card: "La tarjeta se cambia en tu cuenta de {provider}, en la parte de suscripciones.",
    switch: "Pasar a {provider}",
    renew: "Pagar de nuevo con {provider}",
    none: "Todavía no elegiste un medio de pago",
    noneText: "Primero elige un plan. Se paga en la página de Mercado Pago o de PayPal.",
    choosePlan: "Elegir un plan",
    noWay: "Este plan no se puede pagar desde aquí",
    already: "Ya tienes este plan con este medio de pago.",
    offline: "No pudimos conectarnos. Revisa tu conexión y prueba de nuevo: no se abrió ningún pago.",
  },

  detail: {
    title: "Historial y comprobantes",
    subscription: "Tu suscripción",
    plan: "Plan",
    price: "Precio",
    provider: "Medio de pago",
    since: "Desde",
    next: "Próximo cobro",
    until: "Sigue hasta",
    lastPayment: "Último pago",
    payments: "Pagos",
    status: { PENDING: "En proceso", APPROVED: "Pagado", REJECTED: "Rechazado", REFUNDED: "Devuelto" },
    receiptOf: "Ver comprobante",
    empty: "Todavía no hay pagos",
    emptyText: "Cuando se cobre tu suscripción, cada pago queda aquí con su comprobante.",
    pages: {
      nav: "Páginas de pagos",
      previous: "Más nuevos",
      next: "Más viejos",
      position: (page: number, pages: number) => `Página ${page} de ${pages}`,
    },
    failed: "No pudimos leer tus pagos.",
    retry: "Probar de nuevo",
  },

  cancel: {
    title: "Botón de baja",
    text: "Puedes dar de baja tu suscripción cuando quieras, sin dar motivos.",
    button: "Dar de baja la suscripción",
    pendingText: "Todavía no se confirmó ningún pago. Si ya no lo quieres, lo cancelamos.",
    pendingButton: "Cancelar la suscripción pendiente",
    question: "¿Dar de baja {plan}?",
    paid: "No se te cobra más. Tu plan sigue hasta el {date}; después tu tienda se pausa, con tus productos y pedidos guardados.",
    unpaid: "No se te cobra nada. Tu plan termina ahora.",
    confirm: "Dar de baja",
    keep: "Seguir suscrito",
    done: "Tu suscripción quedó dada de baja",
    failed: "No pudimos conectarnos. Tu suscripción sigue como estaba: prueba de nuevo.",
  },

  receipt: {
    title: "Comprobante N.º {number}",
    back: "Volver al historial",
    print: "Imprimir",
    of: "Comprobante de pago",
    concept: "Suscripción {plan}",
    amount: "Importe",
    date: "Fecha",
    payer: "A nombre de",
    provider: "Pagado con",
    reference: "Referencia",
    status: "Estado",
    notInvoice: "Este comprobante no es una factura.",
  },
};

const billingCopyAr: DeepPartial<typeof billingCopy> = {
  ...billingNoticeAr,
  state: {
    trialText:
      "Hasta el {date} usás todo sin pagar. Si elegís hoy un plan, esos días no se pierden: antes del {date} no se cobra nada.",
    lastDay: "Hoy es el último día. Para que tu tienda siga abierta mañana, elegí un plan.",
    endingProviderText:
      "{provider} nos avisó que la suscripción está cancelada. Tu plan {plan} sigue hasta el {date} y no se te cobra más; después tu tienda se pausa, con todo guardado. Si no la cancelaste vos, elegí un plan.",
    endingTeamText: "Te lo dio nuestro equipo hasta ese día. Para que tu tienda siga abierta después, elegí un plan.",
    lapsedText: "Suscribite a un plan para que tu tienda vuelva a abrir.",
    noneText: "Acá se ven los planes y los pagos de las cuentas que tienen tienda.",
  },
  unpaid: {
    suspendedText: "Porque no se pudo cobrar {plan}. Pagás y abre en el acto.",
  },
  change: { text: "Pediste cambiar de plan. PayPal lo cambia cuando lo aprobás en su página." },
  unavailable: { text: "Por ahora no se puede pagar desde acá. Escribinos y te ayudamos a contratar un plan." },
  links: { plansHint: "Compará productos, tiendas y precio" },
  plans: { choose: "Elegí un plan", unknown: "Ese plan ya no está disponible. Elegí otro." },
  method: {
    how: "¿Cómo querés pagar?",
    safe: "Pagás en la página de {provider}: acá no guardamos los datos de tu tarjeta. Al volver te decimos si quedó confirmado.",
    replaces: "Cuando se confirme, damos de baja el plan anterior: no pagás dos veces.",
    now: "Pagás con {provider}",
    noneText: "Primero elegí un plan. Se paga en la página de Mercado Pago o de PayPal.",
    noWay: "Este plan no se puede pagar desde acá",
    already: "Ya tenés este plan con este medio de pago.",
    offline: "No pudimos conectarnos. Revisá tu conexión y probá de nuevo: no se abrió ningún pago.",
  },
  detail: {
    emptyText: "Cuando se cobre tu suscripción, cada pago queda acá con su comprobante.",
  },
  cancel: {
    text: "Podés dar de baja tu suscripción cuando quieras, sin dar motivos.",
    pendingText: "Todavía no se confirmó ningún pago. Si ya no lo querés, lo cancelamos.",
    failed: "No pudimos conectarnos. Tu suscripción sigue como estaba: probá de nuevo.",
  },
};

export const billingTexts = { name: "billing", neutral: billingCopy, argentine: billingCopyAr } as const;
