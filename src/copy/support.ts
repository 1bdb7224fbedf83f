import type { DeepPartial } from "~/copy/merge";
import { accountAnswers, accountAnswersAr } from "~/copy/support/account";
import { productAnswers, productAnswersAr } from "~/copy/support/products";
import { shopAnswers, shopAnswersAr } from "~/copy/support/shop";

/** `/soporte`: help answers, WhatsApp support, and a message to the team. */
export const supportCopy = {
  title: "Ayuda",
  intro: "Busca tu duda o escríbenos: del otro lado hay personas.",
  search: "Buscar en la ayuda",
  clearSearch: "Borrar la búsqueda",
  questionsTitle: "Preguntas frecuentes",
  found: (count: number) => (count === 1 ? "1 respuesta" : `${count} respuestas`),
  nothing: {
    title: "No encontramos esa duda",
    text: "Prueba con otra palabra, o escríbenos y te respondemos.",
    action: "Ver todas las preguntas",
  },
  questions: { ...productAnswers, ...shopAnswers, ...accountAnswers },
  writeTitle: "Escríbenos",
  whatsapp: "Escribir por WhatsApp",
  whatsappText: "Hola, necesito ayuda con mi tienda {shop}",
  whatsappTextAlone: "Hola, necesito ayuda con {site}",
  message: "Tu mensaje",
  messagePlaceholder: "Cuéntanos qué pasó y en qué pantalla",
  answerTo: "Te respondemos a {email}.",
  send: "Enviar mensaje",
  sent: "Recibimos tu mensaje",
  offline: "No pudimos enviarlo. Tu mensaje sigue escrito: revisa tu conexión y prueba de nuevo.",
  own: "Lo que nos escribiste",
  leaveTitle: "¿Salir sin enviar?",
  leaveText: "Tu mensaje todavía no se envió.",
  leave: "Salir",
  stay: "Seguir escribiendo",
  /** Sent to every super-user. */
  mail: {
    subject: "Mensaje de {sender} desde {site}",
    text: ["{sender} escribió al equipo:", "{message}", "Mail: {email}\nTeléfono: {phone}\nTienda: {shop}"],
    none: "no tiene",
    action: "Responder por mail",
    replySubject: "Tu mensaje al equipo",
  },
};

const supportCopyAr: DeepPartial<typeof supportCopy> = {
  intro: "Buscá tu duda o escribinos: del otro lado hay personas.",
  nothing: { text: "Probá con otra palabra, o escribinos y te respondemos." },
  questions: { ...productAnswersAr, ...shopAnswersAr, ...accountAnswersAr },
  writeTitle: "Escribinos",
  messagePlaceholder: "Contanos qué pasó y en qué pantalla",
  offline: "No pudimos enviarlo. Tu mensaje sigue escrito: revisá tu conexión y probá de nuevo.",
};

export const supportTexts = { name: "support", neutral: supportCopy, argentine: supportCopyAr } as const;
