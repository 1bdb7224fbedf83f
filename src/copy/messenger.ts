import type { DeepPartial } from "~/copy/merge";

/** Chat messages for the people who run the site. */
export const messengerCopy = {
  /** The line above a person's message. */
  sender: "{name} <{email}>",
  shop: "Tienda: {url}",
  cancellations: "SUSCRIPCIONES SIN CANCELAR: {n} de cuentas cerradas hace más de un día.",
  unowned: "PAGO SIN DUEÑO: hay una suscripción que se cobra y no sabemos de quién es.\n{url}",
  separateDisks:
    "Varios servidores usan esta base de datos, y este guarda las fotos y los catálogos en PDF en su propio disco: los otros no los encuentran. Con varias máquinas hace falta STORAGE=s3.",
  error: {
    title: "ERROR EN PAGINA",
    times: (count: number) => `Pasó ${count} veces desde el último aviso.`,
  },
};

const messengerCopyAr: DeepPartial<typeof messengerCopy> = {};

export const messengerTexts = { name: "messenger", neutral: messengerCopy, argentine: messengerCopyAr } as const;
