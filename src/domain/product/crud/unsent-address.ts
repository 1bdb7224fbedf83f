/** Names the change that made a product, in the address of its form. */
export const UNSENT_PARAM = "sin-enviar";

/** The form of a product that was not sent yet. */
export const unsentHref = (key: string): string => `/productos/cargar-producto?${UNSENT_PARAM}=${key}`;
