import { PROMOTIONS_PATH } from "../pricing/promotion-path";

/** The merchant's screens of price lists. */
export const LISTS_PATH = `${PROMOTIONS_PATH}/listas`;
export const NEW_LIST_PATH = `${LISTS_PATH}/nueva`;

export const listPricesHref = (id: number): string => `${LISTS_PATH}/${id}`;
export const listDataHref = (id: number): string => `${LISTS_PATH}/${id}/datos`;
/** Its prices as a file. */
export const listFileHref = (id: number): string => `${LISTS_PATH}/${id}/archivo`;
/** Names a list in the query string of screens that are not its own. */
export const LIST_PARAM = "lista";
/** The catalogue as a PDF, with the list's prices chosen. */
export const listPdfHref = (id: number): string => `/compartir?${LIST_PARAM}=${id}#pdf`;
export const listCustomersHref = (id: number): string => `${LISTS_PATH}/${id}/clientes`;
