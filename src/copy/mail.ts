import type { DeepPartial } from "~/copy/merge";

/** What a mail says around its own sentences, and the mails about the account. */
export const mailCopy = {
  greeting: "Hola, {name}:",
  linkHelp: "Si el botón no se abre, copia esta dirección en tu navegador:",
  footer: "Recibes este mail porque tienes una cuenta en {site}.",
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
      "El enlace sirve una sola vez y vence en una hora.",
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
    after: ["El enlace sirve una sola vez y vence en una hora.", "Si no fuiste tú, ignora este mail."],
  },
  emailChanged: {
    subject: "Cambió el mail de tu cuenta de {site}",
    text: ["Desde ahora ingresas a tu cuenta con {email}."],
    after: ["Si no fuiste tú, escribe a soporte cuanto antes."],
  },
  closed: {
    subject: "Cerramos tu cuenta de {site}",
    text: ["Como lo pediste, borramos tu cuenta, tus tiendas y todas sus fotos. Gracias por haber estado."],
  },
};

export const mailCopyAr: DeepPartial<typeof mailCopy> = {
  linkHelp: "Si el botón no se abre, copiá esta dirección en tu navegador:",
  footer: "Recibís este mail porque tenés una cuenta en {site}.",
  welcome: {
    text: ["¡Gracias por registrarte! Tu cuenta ya está lista: en pocos minutos tenés tu tienda para compartir."],
    after: ["Si no creaste esta cuenta, podés ignorar este mail."],
  },
  recover: {
    subject: "Elegí una contraseña nueva para {site}",
    text: ["Alguien pidió una contraseña nueva para tu cuenta. Si fuiste vos, elegila con este botón:"],
    after: [
      "El enlace sirve una sola vez y vence en una hora.",
      "Si no fuiste vos, ignorá este mail: tu contraseña sigue siendo la misma.",
    ],
  },
  passwordChanged: {
    after: ["Si no fuiste vos, pedí una contraseña nueva ahora mismo con “Olvidé mi contraseña”."],
  },
  confirmEmail: {
    subject: "Confirmá tu nuevo mail en {site}",
    text: ["Pediste usar {email} en tu cuenta. Confirmalo con este botón:"],
    after: ["El enlace sirve una sola vez y vence en una hora.", "Si no fuiste vos, ignorá este mail."],
  },
  emailChanged: {
    text: ["Desde ahora ingresás a tu cuenta con {email}."],
    after: ["Si no fuiste vos, escribí a soporte cuanto antes."],
  },
};
