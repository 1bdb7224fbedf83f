import type { DeepPartial } from "~/copy/merge";

/** Log-in, log-out, session recovery, the overlay and the popups of failed calls. */
export const sessionCopy = {
  lang: "es",
  loading: "Cargando",
  notices: "Avisos",
  closeNotice: "Cerrar el aviso",
  newBuild: { text: "Hay una versión nueva.", reload: "Actualizar" },
  /** The bar of the panel without a network. */
  offline: {
    age: (minutes: number) => {
      if (minutes < 1) return "Como estaba hace un momento";
      if (minutes < 60) return `Como estaba hace ${minutes} min`;
      const hours = Math.floor(minutes / 60);
      if (hours < 24) return hours === 1 ? "Como estaba hace 1 hora" : `Como estaba hace ${hours} horas`;
      const days = Math.floor(hours / 24);
      return days === 1 ? "Como estaba ayer" : `Como estaba hace ${days} días`;
    },
  },
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
    unanswered: "Sin conexión: no se hizo. Lo que escribiste no se pierde. Prueba de nuevo.",
    /** The server refused, and why cannot be said without a network. */
    refused: "No se pudo guardar. Lo que escribiste no se pierde. Prueba de nuevo.",
    reference: "Referencia: {requestId}",
  },
};

const sessionCopyAr: DeepPartial<typeof sessionCopy> = {
  lang: "es-AR",
  callFailed: {
    network: "No pudimos conectarnos. Revisá tu conexión a internet.",
    unanswered: "Sin conexión: no se hizo. Lo que escribiste no se pierde. Probá de nuevo.",
    refused: "No se pudo guardar. Lo que escribiste no se pierde. Probá de nuevo.",
  },
};

export const sessionTexts = { name: "session", neutral: sessionCopy, argentine: sessionCopyAr } as const;
