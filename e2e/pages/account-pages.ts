import type { Page } from "@playwright/test";
import { Hand } from "../fixtures/hand";
import { Screen } from "./screen";

/** Log-in, `/recuperar`, `/perfil` and `/cerrar-cuenta`, by what a person sees. */
export class AccountPages extends Screen {
  heading = (text: string) => this.page.getByRole("heading", { name: text });

  async logIn(person: { email: string; password: string }): Promise<void> {
    await this.hand.type(this.page.getByLabel("Email"), person.email);
    await this.hand.type(this.page.getByLabel("Contraseña", { exact: true }), person.password);
    await this.press("Ingresar");
  }

  press = (name: string) => this.hand.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string) => this.hand.tap(this.page.getByRole("link", { name, exact: true }));
  fill = (label: string, text: string) => this.hand.type(this.page.getByLabel(label, { exact: true }), text);

  /** Shows a mail in another tab, as a mail program does, and taps its button. */
  async openMail(html: string, button: string): Promise<AccountPages> {
    const tab: Page = await this.page.context().newPage();
    await tab.setContent(html);
    await new Hand(tab, false, this.hand).tap(tab.getByRole("link", { name: button, exact: true }));
    return new AccountPages(this.hand.in(tab));
  }

  readonly tab = this.page;
}
