import type { DeepPartial } from "~/copy/merge";

/** Emails to a merchant about their plan and shop; those with `news` also appear in the panel's news. */
export const billingMailCopy = {
  trialEnding: {
    subject: "Tu prueba gratuita de {site} termina {when}",
    text: [
      "Tu prueba gratuita termina el {date}. Hasta ese día usas todo sin pagar.",
      "Para que tu tienda siga abierta después, elige un plan. Tus productos y pedidos quedan como están.",
    ],
    action: "Ver los planes",
    after: ["Si ya no quieres seguir, no tienes que hacer nada: no se te cobra."],
    news: {
      title: "Tu prueba gratuita termina {when}",
      text: "Para que tu tienda siga abierta después del {date}, elige un plan.",
    },
    when: (days: number) => (days === 0 ? "hoy" : days === 1 ? "mañana" : `en ${days} días`),
  },
  suspended: {
    subject: "Pausamos tu tienda de {site}",
    text: [
      "Tu período de prueba gratuita finalizó y tu tienda quedó pausada: quien entra ve que no recibe pedidos por ahora.",
      "Tus productos, fotos y pedidos siguen guardados. Con un plan pago, tu tienda vuelve a abrirse en el momento.",
    ],
    action: "Elegir un plan",
    news: {
      title: "Tu tienda está pausada",
      text: "Tu período de prueba gratuita finalizó. Elige un plan y tu tienda vuelve a abrirse en el momento.",
    },
  },
  planEnded: {
    subject: "Tu plan de {site} terminó",
    text: [
      "Tu plan terminó y tu tienda quedó pausada: quien entra ve que no recibe pedidos por ahora.",
      "Tus productos, fotos y pedidos siguen guardados. Si vuelves a suscribirte, tu tienda se abre en el momento.",
    ],
    action: "Elegir un plan",
    news: {
      title: "Tu plan terminó",
      text: "Tu tienda está pausada. Elige un plan y vuelve a abrirse en el momento.",
    },
  },
  closedByPlan: {
    subject: "Tu plan {plan} trae {limit}: cerramos las demás",
    text: [
      "Ahora tienes el plan {plan}, que trae {limit}. Por eso cerramos {shops}: quien entra ve que la tienda está cerrada.",
      "Sus productos, fotos y pedidos siguen guardados. Si subes de plan, se abre de nuevo en el momento.",
    ],
    action: "Ver los planes",
    news: {
      title: "Tu plan {plan} trae {limit}",
      text: "Cerramos {shops}, con todo guardado. Si subes de plan, se abre de nuevo en el momento.",
    },
    names: (shops: readonly string[]) =>
      shops.length > 5 ? `${shops.slice(0, 5).join(", ")} y ${shops.length - 5} más` : shops.join(", "),
    limit: (tents: number) => (tents === 1 ? "una tienda" : `${tents} tiendas`),
  },
  closedByTeam: {
    subject: "Nuestro equipo pausó tu tienda {shop}",
    text: [
      "Nuestro equipo pausó tu tienda {shop}: quien entra ve que no recibe pedidos por ahora.",
      "El motivo: {reason}",
      "Tus productos, fotos y pedidos siguen guardados. Si crees que es un error, escríbenos y lo vemos contigo.",
    ],
    action: "Escribir a soporte",
    news: {
      title: "Nuestro equipo pausó tu tienda {shop}",
      text: "El motivo: {reason} Tus productos y pedidos siguen guardados. Si crees que es un error, escríbenos y lo vemos contigo.",
    },
  },
  openedByTeam: {
    subject: "Tu tienda {shop} está abierta de nuevo",
    text: ["Nuestro equipo volvió a abrir tu tienda {shop}: ya puede recibir pedidos."],
    action: "Ver mi tienda",
    news: {
      title: "Tu tienda {shop} está abierta de nuevo",
      text: "Nuestro equipo la volvió a abrir: ya puede recibir pedidos.",
    },
  },
  domainFailing: {
    subject: "Tu dominio {domain} dejó de traer a tu tienda",
    text: [
      "Miramos los registros de {domain} y ya no llevan a tu tienda.",
      "Revisa los registros donde compraste el dominio: si el {date} siguen mal, lo apagamos. Mientras tanto tu tienda se ve en {address}.",
    ],
    action: "Ver los registros",
  },
  domainOff: {
    subject: "Apagamos tu dominio {domain}",
    text: [
      "Durante siete días {domain} no llevó a tu tienda, y lo apagamos. Tu tienda se ve en {address}.",
      "Cuando los registros estén bien otra vez, compruébalo y vuelve a funcionar en el momento.",
    ],
    action: "Comprobar el dominio",
  },
  planStarted: {
    subject: "Tu plan {plan} está activo: el primer cobro es el {date}",
    text: [
      "{provider} nos confirmó tu suscripción al plan {plan}, que ya está activo.",
      "Hoy no se te cobra nada. El primer cobro es el {date}: {price}.",
    ],
    action: "Ver mi suscripción",
    after: ["Te escribimos tres días antes de cada cobro. Si cancelas antes de ese día, no se cobra nada."],
  },
  chargeAhead: {
    subject: "El {date} se cobra tu plan {plan}: {price}",
    text: ["El {date} {provider} te cobra {price} por tu plan {plan}. No tienes que hacer nada."],
    action: "Ver mi suscripción",
    after: ["Si no quieres seguir, da de baja la suscripción antes de ese día y no se te cobra."],
  },
  paymentReceived: {
    subject: "Recibimos tu pago de {price}",
    text: ["{provider} nos confirmó tu pago de {price} por el plan {plan}, del {date}.", "¡Gracias!"],
    action: "Ver el comprobante",
  },
  paymentFailed: {
    subject: "No se pudo cobrar tu plan {plan}",
    text: [
      "El {date}, {provider} no pudo cobrar {price} por tu plan {plan}.",
      "Lo va a intentar de nuevo en los próximos días. Revisa que tu tarjeta tenga saldo, o cambia el medio de pago.",
    ],
    action: "Ver mi suscripción",
    after: ["Si no se puede cobrar, la suscripción se da de baja y tu tienda se pausa, con todo guardado."],
    news: {
      title: "No se pudo cobrar tu plan {plan}",
      text: "{provider} lo va a intentar de nuevo. Revisa que tu tarjeta tenga saldo, o cambia el medio de pago.",
    },
  },
};

const billingMailCopyAr: DeepPartial<typeof billingMailCopy> = {
  trialEnding: {
    text: [
      "Tu prueba gratuita termina el {date}. Hasta ese día usás todo sin pagar.",
      "Para que tu tienda siga abierta después, elegí un plan. Tus productos y pedidos quedan como están.",
    ],
    after: ["Si ya no querés seguir, no tenés que hacer nada: no se te cobra."],
    news: { text: "Para que tu tienda siga abierta después del {date}, elegí un plan." },
  },
  suspended: {
    news: { text: "Tu período de prueba gratuita finalizó. Elegí un plan y tu tienda vuelve a abrirse en el momento." },
  },
  planEnded: {
    text: [
      "Tu plan terminó y tu tienda quedó pausada: quien entra ve que no recibe pedidos por ahora.",
      "Tus productos, fotos y pedidos siguen guardados. Si volvés a suscribirte, tu tienda se abre en el momento.",
    ],
    news: { text: "Tu tienda está pausada. Elegí un plan y vuelve a abrirse en el momento." },
  },
  closedByPlan: {
    text: [
      "Ahora tenés el plan {plan}, que trae {limit}. Por eso cerramos {shops}: quien entra ve que la tienda está cerrada.",
      "Sus productos, fotos y pedidos siguen guardados. Si subís de plan, se abre de nuevo en el momento.",
    ],
    news: { text: "Cerramos {shops}, con todo guardado. Si subís de plan, se abre de nuevo en el momento." },
  },
  closedByTeam: {
    text: [
      "Nuestro equipo pausó tu tienda {shop}: quien entra ve que no recibe pedidos por ahora.",
      "El motivo: {reason}",
      "Tus productos, fotos y pedidos siguen guardados. Si creés que es un error, escribinos y lo vemos con vos.",
    ],
    news: {
      text: "El motivo: {reason} Tus productos y pedidos siguen guardados. Si creés que es un error, escribinos y lo vemos con vos.",
    },
  },
  domainFailing: {
    text: [
      "Miramos los registros de {domain} y ya no llevan a tu tienda.",
      "Revisá los registros donde compraste el dominio: si el {date} siguen mal, lo apagamos. Mientras tanto tu tienda se ve en {address}.",
    ],
  },
  domainOff: {
    text: [
      "Durante siete días {domain} no llevó a tu tienda, y lo apagamos. Tu tienda se ve en {address}.",
      "Cuando los registros estén bien otra vez, comprobalo y vuelve a funcionar en el momento.",
    ],
  },
  planStarted: {
    after: ["Te escribimos tres días antes de cada cobro. Si cancelás antes de ese día, no se cobra nada."],
  },
  chargeAhead: {
    text: ["El {date} {provider} te cobra {price} por tu plan {plan}. No tenés que hacer nada."],
    after: ["Si no querés seguir, da de baja la suscripción antes de ese día y no se te cobra."],
  },
  paymentFailed: {
    text: [
      "El {date}, {provider} no pudo cobrar {price} por tu plan {plan}.",
      "Lo va a intentar de nuevo en los próximos días. Revisá que tu tarjeta tenga saldo, o cambiá el medio de pago.",
    ],
    news: {
      text: "{provider} lo va a intentar de nuevo. Revisá que tu tarjeta tenga saldo, o cambiá el medio de pago.",
    },
  },
};

export const billingMailTexts = {
  name: "billingMail",
  neutral: billingMailCopy,
  argentine: billingMailCopyAr,
} as const;
