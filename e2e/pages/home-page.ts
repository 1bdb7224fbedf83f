import { PageObject } from "./page-object";

/** `/` without a session, and the sign-up that it leads to. */
export class HomePage extends PageObject {
  /** The only URL that these journeys enter. */
  async open(): Promise<void> {
    await this.page.goto("/");
  }

  start = () => this.user.tap(this.page.getByRole("link", { name: "Crear mi tienda", exact: true }));
  async signUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.user.type(this.page.getByLabel("Nombre y apellido"), person.name);
    await this.user.type(this.page.getByLabel("Mail"), person.email);
    await this.user.type(this.page.getByLabel("Contraseña", { exact: true }), person.password);
    await this.user.tap(this.page.getByRole("button", { name: "Crear mi tienda" }));
  }

  logIn = () => this.user.tap(this.page.getByRole("link", { name: "Ingresar" }));
}
