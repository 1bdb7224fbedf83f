import { Screen } from "./screen";

interface NewMerchant {
  name: string;
  email: string;
  password: string;
}

/** /registrate, by what a person sees. */
export class RegistrationPage extends Screen {
  readonly email = this.page.getByLabel("Email");

  async open(): Promise<void> {
    await this.page.goto("/registrate");
    await this.page.getByRole("heading", { name: "Creá tu tienda" }).waitFor();
  }

  async register({ name, email, password }: NewMerchant): Promise<void> {
    await this.hand.type(this.page.getByLabel("Nombre y apellido"), name);
    await this.hand.type(this.email, email);
    await this.hand.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.hand.tap(this.page.getByRole("button", { name: "Crear mi tienda" }));
  }
}
