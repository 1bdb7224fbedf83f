/** A visitor's explicit choice of wording; the cookie lasts a year. */
export const WORDING_COOKIE = "wording";
/** The browser's time zone, which no request header contains: the page stores it for the next request. */
export const ZONE_COOKIE = "time-zone";
