/** In characters, of what visitors type to see the prices of a list. */
export const MAX_LIST_PASSWORD = 60;
export const MAX_REQUEST_MESSAGE = 200;
