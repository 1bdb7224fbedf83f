import type { DeepPartial } from "~/copy/merge";

/** Choosing and paying for a plan: what is charged, and when. `{date}` is a day, `{price}` an amount. */
export const checkoutCopy = {
  plans: {
    included: "Todo incluido en todos los planes.",
    differ: "Cambia solo cuántos productos y cuántas tiendas.",
    otherCurrency: { ARS: "Ver planes en pesos", USD: "Ver planes en dólares", other: "Ver planes en otra moneda" },
    initial: {
      title: "{plan} es tu período gratis",
      text: { one: "Es 1 día desde que abriste la tienda.", many: "Son {n} días desde que abriste la tienda." },
      nothing: "No hay nada que elegir ni que cancelar.",
    },
  },
  title: "Confirmar {plan}",
  what: "{products}, {tents}",
  when: {
    title: "Cuándo se cobra",
    today: "Hoy",
    free: { one: "Sigues con tu día gratis", many: "Sigues con tus {n} días gratis" },
    held: "Tu plan queda activo",
    first: "Primer cobro",
    firstNow: "Primer cobro, cuando lo apruebes",
    monthly: "El {day} de cada mes",
    every: "Después, {per}",
    until: "Hasta que canceles",
  },
  how: "Cómo pagas",
  ticks: {
    cancel: "Si cancelas antes del {date}, no se cobra nada",
    reminder: "Te escribimos 3 días antes de cada cobro",
    card: "{site} no guarda los datos de tu tarjeta",
  },
  link: {
    title: "{provider} cobra apenas lo apruebes",
    text: "Se paga con un link de {provider}, que no espera a que terminen tus días gratis y no nos avisa. Cuando hayas pagado, escríbenos: activamos tu plan a mano.",
  },
  bar: { today: "Hoy pagas {price}", later: "Después, {price}" },
  go: "Ir a {provider}",
  waiting: {
    title: "Esperando a {provider}",
    text: "Suele tardar menos de un minuto. Puedes seguir con otra cosa: te escribimos apenas conteste.",
    plan: "Plan",
    firstCharge: "Primer cobro",
    atOnce: "Al aprobarlo",
    reference: "Referencia",
    missing: "Ya pagué y no aparece",
  },
  /** The subscription is confirmed, but the first charge is on a later day. */
  later:
    "Tu plan {plan} ya está activo. Hoy no se cobró nada: el primer cobro es el {date}, y te escribimos tres días antes.",
};

const checkoutCopyAr: DeepPartial<typeof checkoutCopy> = {
  when: { free: { one: "Seguís con tu día gratis", many: "Seguís con tus {n} días gratis" } },
  how: "Cómo pagás",
  ticks: { cancel: "Si cancelás antes del {date}, no se cobra nada" },
  link: {
    text: "Se paga con un link de {provider}, que no espera a que terminen tus días gratis y no nos avisa. Cuando hayas pagado, escribinos: activamos tu plan a mano.",
  },
  bar: { today: "Hoy pagás {price}" },
  waiting: { text: "Suele tardar menos de un minuto. Podés seguir con otra cosa: te escribimos apenas conteste." },
};

export const checkoutTexts = { name: "checkout", neutral: checkoutCopy, argentine: checkoutCopyAr } as const;
