/** Where the page over the public API is; a call is one step below. */
export const DOCS = "/api/docs";
