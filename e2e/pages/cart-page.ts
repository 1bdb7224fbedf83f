import type { Page } from "@playwright/test";
import { Screen } from "./screen";

/** `/catalogo/carrito`: the visitor's order before and after it is sent. */
export class CartPage extends Screen {
  readonly lines = this.page.getByRole("region", { name: "Productos del pedido" }).getByRole("listitem");
  readonly summary = this.page.getByRole("complementary", { name: "Resumen" });
  readonly sendButton = this.summary.locator("button[type=submit]");
  readonly name = this.page.getByLabel("Tu nombre");
  readonly minimum = this.page.getByRole("progressbar", { name: "Avance hacia el mínimo de compra" });
  readonly alerts = this.page.getByRole("alert");
  quantityOf = (name: string) => this.page.getByRole("textbox", { name: `Cantidad de ${name}` });
  readonly sent = this.page.getByRole("heading", { name: /^¡Listo/ });

  more = (name: string) =>
    this.hand.tap(
      this.page.getByRole("group", { name: `Cantidad de ${name}` }).getByRole("button", { name: "Agregar uno" }),
    );

  send = () => this.hand.tap(this.sendButton);

  /** Sends and gives the tab in which WhatsApp opened. */
  sendToChat = (): Promise<Page> => this.hand.tapToNewTab(this.sendButton);
}
