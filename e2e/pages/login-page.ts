import { PageObject } from "./page-object";
import { Popup } from "./popup";

/** `/login`. */
export class LoginPage extends PageObject {
  readonly popup = new Popup(this.user);

  async open(address = "/login"): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole("heading", { name: "Ingresá a tu tienda" }).waitFor();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.user.type(this.page.getByLabel("Mail"), email);
    await this.user.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.submit();
  }

  submit = () => this.user.tap(this.page.getByRole("button", { name: "Ingresar" }));
}
