import type { Page } from "@playwright/test";
import { Screen } from "./screen";

/** `/pedidos` and what lies below it, by what a person sees. */
export class OrderPages extends Screen {
  heading = (name: string | RegExp) => this.page.getByRole("heading", { name, level: 1 });
  orders = () => this.page.getByRole("list", { name: "Pedidos" }).getByRole("listitem");

  logIn = async (email: string, password: string) => {
    await this.hand.type(this.page.getByLabel("Email"), email);
    await this.hand.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.hand.tap(this.page.getByRole("button", { name: "Ingresar" }));
  };

  open = (customer: string) => this.hand.tap(this.page.getByRole("link", { name: new RegExp(customer) }));
  press = (name: string) => this.hand.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string) => this.hand.tap(this.page.getByRole("link", { name, exact: true }));

  /** The chat with the customer, with this answer as its draft. */
  async answer(name: string): Promise<Page> {
    await this.press("WhatsApp");
    return this.hand.tapToNewTab(this.page.getByRole("dialog").getByRole("link", { name: new RegExp(`^${name}`) }));
  }

  async choose(entry: string): Promise<void> {
    await this.press("Más opciones");
    await this.hand.tap(this.page.getByRole("menuitem", { name: entry }));
  }

  find = (words: string) => this.hand.type(this.page.getByLabel("Buscar productos"), words);
  add = (product: string) => this.press(`Agregar ${product}`);
  more = (product: string) =>
    this.hand.tap(
      this.page
        .getByRole("group", { name: `Cantidad de ${product}` })
        .getByRole("button", { name: "Más", exact: true }),
    );
  fill = (label: string, text: string) => this.hand.type(this.page.getByLabel(label), text);
  pick = (label: string) => this.hand.tap(this.page.getByText(label, { exact: true }));
}
