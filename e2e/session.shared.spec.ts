import { expect, test } from "@playwright/test";
import { User } from "./fixtures/user";
import { LoginPage } from "./pages/login-page";

const THIRTY_DAYS = 2_592_000;

test("the session cookie is scoped to the shared parent domain and gives no access on a shop's host", async ({
  page,
  context,
  baseURL,
}) => {
  const login = new LoginPage(new User(page));
  await login.open();
  await login.logIn("demo@vidriera.test", "Demo-1234");
  await expect(page).toHaveURL("/");

  const { hostname } = new URL(baseURL ?? "");
  const cookie = (await context.cookies()).find(({ name }) => name === "vidriera.session");
  expect(cookie).toMatchObject({ domain: `.${hostname}`, path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(seconds - THIRTY_DAYS)).toBeLessThan(300);

  const shop = new URL(baseURL ?? "");
  shop.hostname = `demo.${hostname}`;
  await page.goto(`${shop.origin}/catalogo`);
  const status = await page.evaluate(async () => (await fetch("/api/trpc/session.me")).status);
  expect(status).toBe(403);
  const fromShop = await page
    .evaluate(
      async (panel) => {
        const body = new URLSearchParams({ json: "true" });
        await fetch(`${panel}/api/auth/signout`, { method: "POST", body, credentials: "include", mode: "no-cors" });
      },
      new URL(baseURL ?? "").origin,
    )
    .catch((error: Error) => error.message);
  expect(String(fromShop)).toContain("Failed to fetch"); // the shop's Content Security Policy blocks it first
  await page.goto("/pedidos");
  await expect(page).toHaveURL("/pedidos");
});
