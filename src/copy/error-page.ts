/** The error page of spec §2, letter by letter; the headings are keys of `domain/session/error-view`. */
export const errorPageCopy = {
  notFoundHeading: "Página no encontrada",
  backHome: "VOLVER A LA PAGINA PRINCIPAL",
  pageNotFound: "Page Not Found: {path}",
  genericHeading: "Ocurrió un error",
  genericText: "Si el error persiste comunicate con soporte",
  unknown: "Error desconocido",
};
