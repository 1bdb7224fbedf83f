/** A choice among many categories. */
export const categoryPickerCopy = {
  search: "Buscar una categoría",
  clear: "Borrar la búsqueda",
  none: "No hay categorías así.",
  close: "Cerrar",
};

export const categoryPickerTexts = { name: "categoryPicker", neutral: categoryPickerCopy, argentine: {} } as const;
