/** Path of the API docs; each call has a page one level below. */
export const DOCS = "/api/docs";
