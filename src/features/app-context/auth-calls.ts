import { type AppErrorCode, appErrorCodes } from "~/domain/errors";

/** Why nobody was logged in; `code` is null where the server did not answer. */
export interface SignInFailure {
  code: AppErrorCode | null;
  /** Seconds until another try. */
  retryAfter?: number;
}

/** NextAuth's own calls: a POST with the token of its cookie. */
async function postAuth(action: string, fields: Record<string, string>): Promise<URL> {
  const token = await fetch("/api/auth/csrf", { cache: "no-store" });
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  const response = await fetch(`/api/auth/${action}`, { method: "POST", body });
  const { url } = (await response.json()) as { url: string };
  return new URL(url, window.location.origin);
}

/** Opens a session on this device; null when it worked. */
export async function postSignIn(credentials: {
  email: string;
  password: string;
  captchaToken?: string;
}): Promise<SignInFailure | null> {
  try {
    const { searchParams } = await postAuth("callback/credentials", { ...credentials, callbackUrl: "/" });
    const error = searchParams.get("error");
    if (error === null) return null;
    const [name, seconds] = error.split(":");
    const code = appErrorCodes.find((known) => known === name) ?? "INTERNAL";
    return seconds ? { code, retryAfter: Number(seconds) } : { code };
  } catch {
    return { code: null };
  }
}

/** Ends the session of this device: the row goes, and the cookie with it. */
export async function postSignOut(): Promise<void> {
  await postAuth("signout", { callbackUrl: "/login" });
}
