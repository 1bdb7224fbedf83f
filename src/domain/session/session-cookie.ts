/** The name of the cookie that holds a panel session (docs/product.md#session-cookie). */
export const SESSION_COOKIE = "vidriera.session";

/** Whether a `Cookie` header brings a session, valid or not. */
export function bringsSession(cookieHeader: string | undefined): boolean {
  return cookieHeader?.split(";").some((part) => part.trim().startsWith(`${SESSION_COOKIE}=`)) ?? false;
}
