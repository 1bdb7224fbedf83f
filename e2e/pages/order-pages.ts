import type { Page } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/pedidos` and the screens below it. */
export class OrderPages extends PageObject {
  heading = (name: string | RegExp) => this.page.getByRole("heading", { name, level: 1 });
  orders = () => this.page.getByRole("list", { name: "Pedidos" }).getByRole("listitem");

  readonly totalInBar = this.page.getByRole("region", { name: "Acciones del pedido" }).locator("p");

  logIn = async (email: string, password: string) => {
    await this.user.type(this.page.getByLabel("Mail"), email);
    await this.user.type(this.page.getByLabel("Contraseña", { exact: true }), password);
    await this.user.tap(this.page.getByRole("button", { name: "Ingresar" }));
  };

  open = (customer: string) => this.user.tap(this.page.getByRole("link", { name: new RegExp(customer) }));
  press = (name: string) => this.user.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string) => this.user.tap(this.page.getByRole("link", { name, exact: true }));

  /** Opens the WhatsApp chat with the customer, with a saved reply as the draft. */
  async openReply(name: string): Promise<Page> {
    await this.press("WhatsApp");
    return this.user.tapToNewTab(this.page.getByRole("dialog").getByRole("link", { name: new RegExp(`^${name}`) }));
  }

  async choose(entry: string): Promise<void> {
    await this.press("Más opciones");
    await this.user.tap(this.page.getByRole("menuitem", { name: entry }));
  }

  /** Chooses one of an order's other actions. */
  async act(action: string): Promise<void> {
    await this.press("Más acciones");
    await this.user.tap(this.page.getByRole("menuitem", { name: action, exact: true }));
  }

  toList = () => this.follow("Volver a los pedidos");

  /** Opens the choice of files, from the menu on a phone. */
  async export(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Descargar", exact: true });
    if (await button.isVisible()) await this.user.tap(button);
    else await this.choose("Descargar");
  }

  find = (words: string) => this.user.type(this.page.getByLabel("Buscar producto o código"), words);
  add = (product: string) => this.press(`Agregar ${product}`);
  addOne = (product: string) =>
    this.user.tap(
      this.page
        .getByRole("group", { name: `Cantidad de ${product}` })
        .getByRole("button", { name: "Más", exact: true }),
    );
  fill = (label: string, text: string) => this.user.type(this.page.getByLabel(label), text);
  pick = (label: string) => this.user.tap(this.page.getByText(label, { exact: true }));
}
