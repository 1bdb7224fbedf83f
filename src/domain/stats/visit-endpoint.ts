/** The endpoint that receives visitor events; on the shop's own host, which identifies the shop. */
export const VISIT_PATH = "/api/visit";
export const MAX_VISIT_BYTES = 512;
export const MAX_TERM = 80;
