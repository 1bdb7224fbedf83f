import type { DeepPartial } from "~/copy/merge";

/** What the panel says above every screen about a trial or a payment, verbatim from docs/product.md#billing-notices. */
export const billingNotice = {
  freePeriod: "Te quedan {n} días de prueba gratuita",
  ended:
    "Tu período de prueba gratuita finalizó hace {n} días. Suscríbete a un plan pago para continuar usando tu tienda.",
  freePeriodOne: "Te queda 1 día de prueba gratuita",
  endedOne:
    "Tu período de prueba gratuita finalizó hace 1 día. Suscríbete a un plan pago para continuar usando tu tienda.",
  paymentBanner: "Tu último pago fue el {date}. Si estas suscrito al débito automático ignora este mensaje.",
  closeBanner: "Cerrar",
  seePlans: "Ver planes",
  closedByTeam: "Nuestro equipo pausó tu tienda. Si crees que es un error, escríbenos.",
  writeToTeam: "Escribir",
  closedByPlan: "Esta tienda está cerrada: no entra en tu plan. Vuelve a abrirse si subes de plan.",

  title: "Mis pagos",
  providers: { MERCADO_PAGO: "Mercado Pago", PAYPAL: "PayPal", MANUAL: "Nuestro equipo" },
  unpaid: {
    banner: "No se pudo cobrar tu plan.",
    bannerDate: "{provider} vuelve a intentar el {date}.",
    bannerSoon: "{provider} vuelve a intentar en los próximos días.",
    bannerOver: "{provider} canceló la suscripción.",
    bannerSuspended: "Tu tienda está pausada porque no se pudo cobrar tu plan.",
    see: "Ver y pagar",
  },
};

export const billingNoticeAr: DeepPartial<typeof billingNotice> = {
  closedByTeam: "Nuestro equipo pausó tu tienda. Si creés que es un error, escribinos.",
  closedByPlan: "Esta tienda está cerrada: no entra en tu plan. Vuelve a abrirse si subís de plan.",
  ended:
    "Tu período de prueba gratuita finalizó hace {n} días. Suscribite a un plan pago para continuar usando tu tienda.",
  endedOne:
    "Tu período de prueba gratuita finalizó hace 1 día. Suscribite a un plan pago para continuar usando tu tienda.",
};

export const billingNoticeTexts = {
  name: "billingNotice",
  neutral: billingNotice,
  argentine: billingNoticeAr,
} as const;
