import type { Tool } from "~/domain/stats/consent";

const NAMES: Record<Tool, string> = { ga4: "Google Analytics", pixel: "Meta (Facebook e Instagram)" };

/** The consent request for a shop's third-party analytics; the same wording in every country. */
export const consent = {
  label: "Privacidad",
  ask: (tools: readonly Tool[]) => {
    const names = tools.map((tool) => NAMES[tool]).join(" y ");
    const several = tools.length > 1;
    return `Con tu permiso, medimos las visitas con ${names}, que ${several ? "guardan" : "guarda"} cookies. No ${several ? "reciben" : "recibe"} nombres, teléfonos ni direcciones.`;
  },
  now: { yes: "Ahora está permitido.", no: "Ahora no está permitido." },
  no: "Rechazar",
  yes: "Aceptar",
  saved: "Elección guardada",
};
