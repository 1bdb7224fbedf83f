import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** The form of a sold-out product, on a shop's page. */
export class AlertForm extends PageObject {
  readonly fold = this.page.locator("summary", { hasText: "Te avisamos cuando vuelva" });
  readonly phone = this.page.getByLabel("Tu WhatsApp");
  readonly problem = this.page.locator("form[data-alert]").getByRole("alert");
  readonly done = this.page.getByText("Listo, te anotamos");

  async ask(phone: string): Promise<void> {
    await this.user.type(this.phone, phone);
    await this.user.tap(this.page.getByRole("button", { name: "Avisame", exact: true }));
  }
}

/** `/productos/esperan` */
export class AlertPages extends PageObject {
  readonly list = this.page.getByRole("list", { name: "Personas que esperan" });
  row = (name: string): Locator => this.list.getByRole("listitem").filter({ hasText: name });
  answer = (name: string) => this.user.tap(this.row(name).getByRole("link", { name: /^Avisar por WhatsApp/ }));
  show = (state: "Esperan" | "Avisados") =>
    this.user.tap(this.page.getByRole("link", { name: new RegExp(`^${state} \\d`) }));
}
