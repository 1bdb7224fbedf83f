import type { Page } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/catalogo/carrito`: the cart, and the confirmation of the sent order. */
export class CartPage extends PageObject {
  readonly lines = this.page.getByRole("list", { name: "Productos del pedido" }).getByRole("listitem");
  readonly summary = this.page.getByRole("complementary", { name: "Resumen" });
  readonly sendButton = this.summary.locator("button[type=submit]");
  readonly name = this.page.getByLabel("Tu nombre");
  readonly minimum = this.page.getByRole("progressbar", { name: "Mínimo de compra" });
  /** What the cart proposes to reach its next goal. */
  readonly proposals = this.page.locator(".min__m");
  readonly alerts = this.page.getByRole("alert");
  quantityOf = (name: string) => this.page.getByRole("textbox", { name: `Cantidad de ${name}` });
  readonly sent = this.page.getByRole("heading", { name: /^¡Listo/ });
  /** The number on the cart in the header, which an empty cart does not have. */
  readonly badge = this.page.locator("[data-cart-count]");

  addOne = (name: string) =>
    this.user.tap(
      this.page.getByRole("group", { name: `Cantidad de ${name}` }).getByRole("button", { name: "Agregar uno" }),
    );

  send = () => this.user.tap(this.sendButton);

  /** Sends the order and returns the tab once WhatsApp is open in it: an empty tab opens first. */
  sendToChat = async (): Promise<Page> => {
    const chat = await this.user.tapToNewTab(this.sendButton);
    await chat.waitForURL((address) => address.protocol === "https:");
    return chat;
  };
}
