/** What the search box says while one types, apart from the rest: it is loaded when the box is first touched. */
export const instantSearch = {
  results: "Resultados",
  categories: "Categoría",
  recent: "Búsquedas recientes",
  forget: "Borrar búsquedas recientes",
};
