import { PageObject } from "./page-object";

interface NewMerchant {
  name: string;
  email: string;
  password: string;
}

/** `/registrate`. */
export class RegistrationPage extends PageObject {
  readonly email = this.page.getByLabel("Mail");

  async open(): Promise<void> {
    await this.page.goto("/registrate");
    await this.page.getByRole("heading", { name: "Creá tu tienda" }).waitFor();
  }

  async register({ name, email, password }: NewMerchant): Promise<void> {
    await this.user.type(this.page.getByLabel("Nombre y apellido"), name);
    await this.user.type(this.email, email);
    await this.user.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.user.tap(this.page.getByRole("button", { name: "Crear mi tienda" }));
  }
}
