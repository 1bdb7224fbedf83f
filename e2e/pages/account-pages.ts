import type { Page } from "@playwright/test";
import { User } from "../fixtures/user";
import { PageObject } from "./page-object";

/** Log-in, `/recuperar`, `/perfil` and `/cerrar-cuenta`. */
export class AccountPages extends PageObject {
  heading = (text: string) => this.page.getByRole("heading", { name: text });

  async logIn(person: { email: string; password: string }): Promise<void> {
    await this.user.type(this.page.getByLabel("Mail"), person.email);
    await this.user.type(this.page.getByLabel("Contraseña", { exact: true }), person.password);
    await this.press("Ingresar");
  }

  press = (name: string) => this.user.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string) => this.user.tap(this.page.getByRole("link", { name, exact: true }));
  fill = (label: string, text: string) => this.user.type(this.page.getByLabel(label, { exact: true }), text);

  /** Shows a mail in another tab and taps its button. */
  async openMail(html: string, button: string): Promise<AccountPages> {
    const tab: Page = await this.page.context().newPage();
    await tab.setContent(html);
    await new User(tab, false, this.user).tap(tab.getByRole("link", { name: button, exact: true }));
    return new AccountPages(this.user.inTab(tab));
  }

  readonly tab = this.page;
}
