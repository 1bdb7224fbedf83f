import type { DeepPartial } from "~/copy/merge";

/** Log-in, log-out, recovery, the overlay and the popups that any call may raise. */
export const sessionCopy = {
  lang: "es",
  loading: "Cargando",
  notices: "Avisos",
  newBuild: { text: "Hay una versión nueva.", reload: "Actualizar" },
  expired: {
    title: "Sesión Expirada",
    text: "Tu sesión ha expirado. Por favor, inicia sesión de nuevo.",
    accept: "Aceptar",
  },
  callFailed: {
    title: "OCURRIO UN ERROR",
    text: "Si el error persiste por favor comunicate con soporte.",
    ok: "OK",
    support: "Escribir a soporte",
    network: "No pudimos conectarnos. Revisa tu conexión a internet.",
    reference: "Referencia: {requestId}",
  },
};

export const sessionCopyAr: DeepPartial<typeof sessionCopy> = {
  lang: "es-AR",
  callFailed: { network: "No pudimos conectarnos. Revisá tu conexión a internet." },
};
