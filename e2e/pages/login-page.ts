import { Popup } from "./popup";
import { Screen } from "./screen";

/** /login, by what a person sees. */
export class LoginPage extends Screen {
  readonly popup = new Popup(this.hand);

  async open(address = "/login"): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole("heading", { name: "Ingresá a tu tienda" }).waitFor();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.hand.type(this.page.getByLabel("Email"), email);
    await this.hand.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.submit();
  }

  submit = () => this.hand.tap(this.page.getByRole("button", { name: "Ingresar" }));
}
