import { Screen } from "./screen";

/** `/` for a visitor without session, and the sign-up it leads to. */
export class HomePage extends Screen {
  /** The one address that is ever typed. */
  async open(): Promise<void> {
    await this.page.goto("/");
  }

  start = () => this.hand.tap(this.page.getByRole("link", { name: "Crear mi tienda", exact: true }));
  async signUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.hand.type(this.page.getByLabel("Nombre y apellido"), person.name);
    await this.hand.type(this.page.getByLabel("Email"), person.email);
    await this.hand.type(this.page.getByLabel("Contraseña", { exact: true }), person.password);
    await this.hand.tap(this.page.getByRole("button", { name: "Crear mi tienda" }));
  }

  logIn = () => this.hand.tap(this.page.getByRole("link", { name: "Ingresar" }));
}
