import type { DeepPartial } from "~/copy/merge";

/** Coming back from a provider's page. `{provider}` and `{plan}` are names. */
export const paymentReturnCopy = {
  title: "Tu pago",
  asking: "Un momento: le preguntamos al medio de pago…",
  paid: { heading: "¡Listo! Tu pago está confirmado", text: "Tu plan {plan} está activo y tu tienda, abierta." },
  confirmed: {
    heading: "Tu suscripción está confirmada",
    text: "Tu plan {plan} ya está activo. Te avisamos por mail cuando se haga el primer cobro.",
  },
  unchanged: {
    heading: "Tu plan no cambió",
    text: "Sigues con tu plan {plan}. Para pasar al otro, apruébalo en la página de {provider} desde Mis pagos.",
  },
  waiting: {
    heading: "Todavía no está confirmado",
    text: "{provider} aún no nos confirmó el pago. A veces tarda unos minutos: puedes esperar aquí o volver más tarde, que lo seguimos mirando.",
  },
  failed: {
    heading: "El pago no se pudo hacer",
    text: "{provider} no pudo cobrar tu plan {plan}. Puedes probar con otra tarjeta o con otro medio de pago.",
  },
  nothing: {
    heading: "No hay ningún pago nuevo",
    text: "No encontramos una suscripción confirmada a tu nombre. Si pagaste hace un momento, prueba de nuevo en unos minutos.",
  },
  broken: { heading: "No pudimos preguntarle al medio de pago" },
  ask: "Preguntar de nuevo",
  payments: "Ir a Mis pagos",
  home: "Ir a mi tienda",
  offline: "No pudimos conectarnos. Revisa tu conexión y prueba de nuevo.",
};

const paymentReturnCopyAr: DeepPartial<typeof paymentReturnCopy> = {
  unchanged: {
    text: "Seguís con tu plan {plan}. Para pasar al otro, aprobalo en la página de {provider} desde Mis pagos.",
  },
  waiting: {
    text: "{provider} aún no nos confirmó el pago. A veces tarda unos minutos: podés esperar acá o volver más tarde, que lo seguimos mirando.",
  },
  failed: {
    text: "{provider} no pudo cobrar tu plan {plan}. Podés probar con otra tarjeta o con otro medio de pago.",
  },
  nothing: {
    text: "No encontramos una suscripción confirmada a tu nombre. Si pagaste recién, probá de nuevo en unos minutos.",
  },
  offline: "No pudimos conectarnos. Revisá tu conexión y probá de nuevo.",
};

export const paymentReturnTexts = {
  name: "paymentReturn",
  neutral: paymentReturnCopy,
  argentine: paymentReturnCopyAr,
} as const;
