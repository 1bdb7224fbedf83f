import type { DeepPartial } from "~/copy/merge";

/** The common parts of every email, and the emails about the account. */
export const mailCopy = {
  greeting: "Hola, {name}:",
  greetingNobody: "Hola:",
  linkHelp: "Si el botón no se abre, copia esta dirección en tu navegador:",
  footer: "Recibes este mail porque tienes una cuenta en {site}.",
  footerClosed: "Recibes este mail porque tuviste una cuenta en {site}.",
  welcome: {
    subject: "Tu cuenta de {site} está lista",
    text: ["¡Gracias por registrarte! Tu cuenta ya está lista: en pocos minutos tienes tu tienda para compartir."],
    action: "Armar mi tienda",
    after: ["Si no creaste esta cuenta, puedes ignorar este mail."],
  },
  recover: {
    subject: "Elige una contraseña nueva para {site}",
    text: ["Alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, elígela con este botón:"],
    action: "Elegir contraseña nueva",
    after: [
      "El link sirve una sola vez y vence en una hora.",
      "Si no fuiste tú, ignora este mail: tu contraseña sigue siendo la misma.",
    ],
  },
  passwordChanged: {
    subject: "Cambió la contraseña de tu cuenta de {site}",
    text: ["La contraseña de tu cuenta se cambió, y cerramos las sesiones de tus otros dispositivos."],
    after: ["Si no fuiste tú, pide una contraseña nueva ahora mismo con “Olvidé mi contraseña”."],
    action: "Olvidé mi contraseña",
  },
  confirmEmail: {
    subject: "Confirma tu nuevo mail en {site}",
    text: ["Pediste usar {email} en tu cuenta. Confírmalo con este botón:"],
    action: "Confirmar mi mail",
    after: ["El link sirve una sola vez y vence en una hora.", "Si no fuiste tú, ignora este mail."],
  },
  emailChanged: {
    subject: "Cambió el mail de tu cuenta de {site}",
    text: ["Desde ahora ingresas a tu cuenta con {email}.", "Si no fuiste tú, deshaz el cambio:"],
    action: "Deshacer el cambio",
    after: [
      "El link sirve durante 72 horas: tu cuenta vuelve a este mail, se cierran todas las sesiones y eliges una contraseña nueva.",
    ],
  },
  emailUndone: {
    subject: "Se deshizo el cambio de mail de tu cuenta de {site}",
    text: [
      "Con el link que enviamos a {email}, tu cuenta volvió a usar ese mail. Con esta dirección ya no se ingresa.",
    ],
    after: ["Si no fuiste tú, escribe a soporte cuanto antes."],
  },
  emailRestored: {
    subject: "Tu cuenta de {site} volvió a este mail",
    text: [
      "Deshicimos el cambio de mail y cerramos todas las sesiones. La contraseña de antes ya no sirve.",
      "Si todavía no elegiste una nueva, pídela aquí:",
    ],
    action: "Elegir contraseña nueva",
  },
  closed: {
    subject: "Cerramos tu cuenta de {site}",
    text: ["Como lo pediste, borramos tu cuenta, tus tiendas y todas sus fotos. Gracias por haber estado."],
    former: true,
  },
  /** Replaces `closed` if a subscription was paid or opened at `{providers}`. */
  closedSubscribed: {
    subject: "Cerramos tu cuenta de {site}",
    text: [
      "Como lo pediste, borramos tu cuenta, tus tiendas y todas sus fotos. Gracias por haber estado.",
      "También le pedimos a {providers} que no te cobre más. Hasta que lo confirme guardamos el número de tu suscripción y este mail, para avisarte; después se borran.",
      "Si tenías un pago a medio hacer, no lo termines: lo cancelamos igual.",
    ],
    former: true,
  },
  subscriptionCancelled: {
    subject: "Tu suscripción a {site} está cancelada",
    text: [
      "{provider} nos confirmó que la suscripción de tu cuenta cerrada está cancelada: no se te cobra más.",
      "Ya borramos el número de la suscripción y tu mail. No guardamos nada más de ti.",
    ],
    former: true,
  },
  /** Somebody of the team saw the cancellation at the provider, which itself reported nothing. */
  subscriptionSettled: {
    subject: "Tu suscripción a {site} está cancelada",
    text: [
      "Nuestro equipo vio en {provider} que la suscripción de tu cuenta cerrada está cancelada: no se te cobra más.",
      "Ya borramos el número de la suscripción y tu mail. No guardamos nada más de ti.",
    ],
    former: true,
  },
  cancellationsRefused: {
    subject: "{site}: {count} sin cancelar",
    text: [
      "Hay {count} de cuentas cerradas que el medio de pago no confirma como canceladas desde hace más de un día. Se sigue intentando, pero mientras tanto puede cobrarles.",
      "Revisa las claves del medio de pago, o cancélalas en su página y márcalas como canceladas.",
    ],
    action: "Ver las cancelaciones",
    count: (n: number) => (n === 1 ? "1 suscripción" : `${n} suscripciones`),
  },
};

const mailCopyAr: DeepPartial<typeof mailCopy> = {
  linkHelp: "Si el botón no se abre, copiá esta dirección en tu navegador:",
  footer: "Recibís este mail porque tenés una cuenta en {site}.",
  footerClosed: "Recibís este mail porque tuviste una cuenta en {site}.",
  welcome: {
    text: ["¡Gracias por registrarte! Tu cuenta ya está lista: en pocos minutos tenés tu tienda para compartir."],
    after: ["Si no creaste esta cuenta, podés ignorar este mail."],
  },
  recover: {
    subject: "Elegí una contraseña nueva para {site}",
    text: ["Alguien pidió una contraseña nueva para tu cuenta. Si fuiste vos, elegila con este botón:"],
    after: [
      "El link sirve una sola vez y vence en una hora.",
      "Si no fuiste vos, ignorá este mail: tu contraseña sigue siendo la misma.",
    ],
  },
  passwordChanged: {
    after: ["Si no fuiste vos, pedí una contraseña nueva ahora mismo con “Olvidé mi contraseña”."],
  },
  confirmEmail: {
    subject: "Confirmá tu nuevo mail en {site}",
    text: ["Pediste usar {email} en tu cuenta. Confirmalo con este botón:"],
    after: ["El link sirve una sola vez y vence en una hora.", "Si no fuiste vos, ignorá este mail."],
  },
  emailChanged: {
    text: ["Desde ahora ingresás a tu cuenta con {email}.", "Si no fuiste vos, deshacé el cambio:"],
    after: [
      "El link sirve durante 72 horas: tu cuenta vuelve a este mail, se cierran todas las sesiones y elegís una contraseña nueva.",
    ],
  },
  emailUndone: { after: ["Si no fuiste vos, escribí a soporte cuanto antes."] },
  emailRestored: {
    text: [
      "Deshicimos el cambio de mail y cerramos todas las sesiones. La contraseña de antes ya no sirve.",
      "Si todavía no elegiste una nueva, pedila acá:",
    ],
  },
  subscriptionCancelled: {
    text: [
      "{provider} nos confirmó que la suscripción de tu cuenta cerrada está cancelada: no se te cobra más.",
      "Ya borramos el número de la suscripción y tu mail. No guardamos nada más de vos.",
    ],
  },
  subscriptionSettled: {
    text: [
      "Nuestro equipo vio en {provider} que la suscripción de tu cuenta cerrada está cancelada: no se te cobra más.",
      "Ya borramos el número de la suscripción y tu mail. No guardamos nada más de vos.",
    ],
  },
  cancellationsRefused: {
    text: [
      "Hay {count} de cuentas cerradas que el medio de pago no confirma como canceladas desde hace más de un día. Se sigue intentando, pero mientras tanto puede cobrarles.",
      "Revisá las claves del medio de pago, o cancelalas en su página y marcalas como canceladas.",
    ],
  },
};

export const mailTexts = { name: "mail", neutral: mailCopy, argentine: mailCopyAr } as const;
