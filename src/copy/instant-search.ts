/** Texts of the search suggestions, in a file of their own: loaded when the search box is first touched. */
export const instantSearch = {
  results: "Resultados",
  categories: "Categoría",
  recent: "Búsquedas recientes",
  forget: "Borrar búsquedas recientes",
};
