import { type AppErrorCode, appErrorCodes } from "~/domain/errors";
import { clearScreens } from "~/features/device-cache/clear-device";
import { within } from "~/lib/within";

/** Why a sign-in failed; `code` is null when the server did not respond. */
export interface SignInFailure {
  code: AppErrorCode | null;
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number;
}

/** POSTs to a NextAuth endpoint with its CSRF token. */
const postAuth = (action: string, fields: Record<string, string>): Promise<URL> =>
  within(async (signal) => {
    const token = await fetch("/api/auth/csrf", { cache: "no-store", signal });
    const { csrfToken } = (await token.json()) as { csrfToken: string };
    const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
    const response = await fetch(`/api/auth/${action}`, { method: "POST", body, signal });
    const { url } = (await response.json()) as { url: string };
    return new URL(url, window.location.origin);
  });

/** Signs in on this device; returns null on success. */
export async function postSignIn(credentials: {
  email: string;
  password: string;
  captchaToken?: string;
}): Promise<SignInFailure | null> {
  try {
    const { searchParams } = await postAuth("callback/credentials", { ...credentials, callbackUrl: "/" });
    const error = searchParams.get("error");
    if (error === null) {
      await clearScreens(); // whoever was logged in before may be somebody else
      return null;
    }
    const [name, seconds] = error.split(":");
    const code = appErrorCodes.find((known) => known === name) ?? "INTERNAL";
    return seconds ? { code, retryAfter: Number(seconds) } : { code };
  } catch {
    return { code: null };
  }
}

/** Signs out of this device: deletes the session row and its cookie. */
export async function postSignOut(): Promise<void> {
  await postAuth("signout", { callbackUrl: "/login" });
}
