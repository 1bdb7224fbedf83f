/** What the list of products says of imports. */
export const importNotice = {
  menu: { import: "Importar de Excel", export: "Exportar a Excel" },
  emptyAction: "Importar de Excel",
  notice: {
    running: "Importando productos: {done} de {total}",
    done: "Terminó la importación",
    stopped: "La importación se detuvo",
    undoing: "Deshaciendo la importación",
    undone: "La importación se deshizo",
    open: "Ver",
    dismiss: "Cerrar este aviso",
  },
};

export const importNoticeTexts = { name: "productImport", neutral: importNotice } as const;
