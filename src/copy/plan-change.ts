import type { DeepPartial } from "~/copy/merge";

/** Changing plans: the effects today and with the next charge, before confirmation. `{plan}` is the requested one. */
export const planChangeCopy = {
  title: "Pasar a {plan}",
  stay: "Seguir con {plan}",
  goBack: "Volver a {plan}",
  back: "Volver a los planes",
  now: "Hoy",
  to: "Pasas a",
  what: "Qué pasa",
  rest: "Todo sigue como está, con {from}",
  more: "Ya tienes {limits}. Lo que pagaste sigue valiendo",
  less: "Vuelves a {today}, lo que pagaste: {limits}",
  and: "{products} y {tents}",
  first: "Primer cobro de {plan}",
  firstGives: "Primer cobro de {plan}. Desde que se cobra tienes {limits}",
  next: "El próximo cobro, ya con el precio nuevo",
  nextSame: "El próximo cobro, de {plan}",
  closes: { one: "Cierra 1 tienda", many: "Cierran {n} tiendas" },
  after: "Después",
  until: "Se cobra {per}, hasta que canceles",
  nothing: "$\u00a00",

  owes: "Antes volviste atrás una mejora que no se había cobrado. Por eso esta vez lo nuevo se abre cuando se cobra la diferencia.",
  same: "Es la misma suscripción: nunca se cobra dos veces el mismo período",
  replaced: "Se abre otra suscripción y la de ahora se da de baja: nunca se cobra dos veces el mismo período",
  approve: "PayPal te va a pedir que apruebes el monto nuevo",
  withdraw: "Si vuelves atrás antes de ese cobro, lo nuevo se cierra en el momento",
  regret: "Hasta el {date} puedes arrepentirte sin costo.",

  keep: {
    one: "¿Qué tienda sigue abierta?",
    many: "¿Qué {n} tiendas siguen abiertas?",
    later: "{plan} trae {tents}. Las otras cierran el {date} y vuelven si subes de plan.",
    today: "{plan} trae {tents}. Las otras cierran ahora y vuelven si subes de plan.",
    soon: "{plan} trae {tents}. Las otras quedan cerradas y vuelven si subes de plan.",
    products: { one: "1 producto", many: "{n} productos" },
    orders: { one: "1 pedido en 30 días", many: "{n} pedidos en 30 días" },
    shut: "Cerrada",
    required: "Elige {n} para seguir.",
  },
  overProducts:
    "{shop} tiene {used} productos y {plan} trae {limit}: se siguen viendo y los puedes editar, pero no se agregan más.",

  bar: { today: "Hoy pagas $\u00a00", charge: "Después, {price}", later: "Eliges cómo pagar" },
  goOn: "Elegir cómo pagar",
  dismiss: "Volver",
  done: "Tu plan cambió",
  scheduled: "Listo: cambia con el próximo cobro",
  offline: "No pudimos conectarnos. Tu plan sigue como estaba: prueba de nuevo.",
  none: "Ya tienes este plan",

  pending: {
    title: "Desde el {date} pasas a {plan}",
    text: "Hasta ese día sigues con {from}. El primer cobro de {plan} es de {price}.",
    paid: "{plan} se abre cuando se cobre",
    paidText: "El próximo cobro es de {price}. Hasta entonces sigues con {from}.",
    closed: "Cerradas porque no entran en tu plan",
    closedText: "{shops}. Todo lo suyo está guardado, y vuelven a abrirse si subes de plan.",
  },
};

const planChangeCopyAr: DeepPartial<typeof planChangeCopy> = {
  to: "Pasás a",
  more: "Ya tenés {limits}. Lo que pagaste sigue valiendo",
  less: "Volvés a {today}, lo que pagaste: {limits}",
  firstGives: "Primer cobro de {plan}. Desde que se cobra tenés {limits}",
  withdraw: "Si volvés atrás antes de ese cobro, lo nuevo se cierra en el momento",
  regret: "Hasta el {date} podés arrepentirte sin costo.",
  keep: {
    later: "{plan} trae {tents}. Las otras cierran el {date} y vuelven si subís de plan.",
    today: "{plan} trae {tents}. Las otras cierran ahora y vuelven si subís de plan.",
    soon: "{plan} trae {tents}. Las otras quedan cerradas y vuelven si subís de plan.",
    required: "Elegí {n} para seguir.",
  },
  overProducts:
    "{shop} tiene {used} productos y {plan} trae {limit}: se siguen viendo y los podés editar, pero no se agregan más.",
  bar: { today: "Hoy pagás $\u00a00", later: "Elegís cómo pagar" },
  offline: "No pudimos conectarnos. Tu plan sigue como estaba: probá de nuevo.",
  none: "Ya tenés este plan",
  pending: {
    title: "Desde el {date} pasás a {plan}",
    text: "Hasta ese día seguís con {from}. El primer cobro de {plan} es de {price}.",
    paidText: "El próximo cobro es de {price}. Hasta entonces seguís con {from}.",
    closedText: "{shops}. Todo lo suyo está guardado, y vuelven a abrirse si subís de plan.",
  },
};

export const planChangeTexts = { name: "planChange", neutral: planChangeCopy, argentine: planChangeCopyAr } as const;
