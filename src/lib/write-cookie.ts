/** Writes a cookie of this page. The Cookie Store API is missing in browsers that we serve, and on pages without HTTPS. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = cookie;
}
