import type { DeepPartial } from "~/copy/merge";

/** The survey that each merchant gets once. */
export const surveyCopy = {
  title: "¿Nos cuentas de tu negocio?",
  text: "Son cuatro preguntas. Nos ayudan a mejorar lo que más usas.",
  sells: "¿Qué vendes?",
  sellsOptions: ["Ropa", "Comida", "Bazar y deco", "Belleza", "Librería", "Artesanías"],
  sellsWhere: "¿Dónde vendes hoy?",
  sellsWhereOptions: ["Redes", "WhatsApp", "Local a la calle", "Feria", "Otra página", "Estoy empezando"],
  heardOf: "¿Cómo nos conociste?",
  heardOfOptions: ["Google", "Instagram", "Me lo recomendaron", "Vi otra tienda", "Publicidad"],
  answersFor: (question: string) => `Respuestas para “${question}”`,
  comment: "¿Algo más que quieras contarnos?",
  optional: "(opcional)",
  later: "Ahora no",
  send: "Enviar",
  close: "Cerrar, preguntar otro día",
  thanks: "¡Gracias! Nos sirve mucho.",
};

const surveyCopyAr: DeepPartial<typeof surveyCopy> = {
  title: "¿Nos contás de tu negocio?",
  text: "Son cuatro preguntas. Nos ayudan a mejorar lo que más usás.",
  sells: "¿Qué vendés?",
  sellsWhere: "¿Dónde vendés hoy?",
};

export const surveyTexts = { name: "survey", neutral: surveyCopy, argentine: surveyCopyAr } as const;
