import type { Page } from "@playwright/test";

interface NewMerchant {
  name: string;
  email: string;
  password: string;
}

/** /registrate, by what a person sees. */
export class RegistrationPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/registrate");
    await this.page.getByRole("heading", { name: "Creá tu tienda" }).waitFor();
  }

  get email() {
    return this.page.getByLabel("Email");
  }

  async register({ name, email, password }: NewMerchant): Promise<void> {
    await this.page.getByLabel("Nombre y apellido").fill(name);
    await this.email.fill(email);
    await this.page.getByLabel("Contraseña", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Crear mi tienda" }).click();
  }
}
