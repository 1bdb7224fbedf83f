import type { Page } from "@playwright/test";

/** /login, by what a person sees. */
export class LoginPage {
  constructor(readonly page: Page) {}

  async open(address = "/login"): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole("heading", { name: "Ingresá a tu tienda" }).waitFor();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Contraseña", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Ingresar" }).click();
  }

  get popup() {
    return this.page.getByRole("alertdialog");
  }
}
