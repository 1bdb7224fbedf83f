/** What the forms of the settings and of a profile have in common: texts of `tent`. */
export const formCommon = {
  common: {
    save: "Guardar",
    saved: "Cambios guardados",
    unsaved: "Cambios sin guardar",
    saving: "Guardando…",
    optional: "(opcional)",
    close: "Cerrar",
    cancel: "Cancelar",
    upToDate: "Todo guardado",
    leaveTitle: "¿Salir sin guardar?",
    leaveText: "Los cambios que hiciste se pierden.",
    leave: "Salir",
    stay: "Seguir editando",
  },
};

export const formCommonTexts = { name: "tent", neutral: formCommon } as const;
