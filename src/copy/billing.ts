/** The notices of spec §4, letter by letter. `{n}` is a number of days, `{date}` a day. */
export const billingCopy = {
  freePeriod: "Te quedan {n} días de prueba gratuita",
  ended:
    "Tu período de prueba gratuita finalizó hace {n} días. Suscribite a un plan pago para continuar usando tu tienda.",
  paymentBanner: "Tu último pago fue el {date}. Si estas suscrito al débito automático ignora este mensaje.",
  closeBanner: "Cerrar",
};
