import type { BrowserContext } from "@playwright/test";

/** Logs in without the screen, for tests of what comes after it. */
export async function signIn(context: BrowserContext, email: string, password: string): Promise<void> {
  const csrf = await context.request.get("/api/auth/csrf");
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await context.request.post("/api/auth/callback/credentials", {
    form: { csrfToken, email, password, json: "true" },
    headers: { origin: new URL(csrf.url()).origin },
  });
  if (!answer.ok()) throw new Error(`Log-in answered ${answer.status()}`);
}
