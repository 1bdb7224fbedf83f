import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/bienvenida` and its four steps. */
export class SetupPages extends Screen {
  heading = (text: string): Locator => this.page.getByRole("heading", { name: text });
  readonly subdomain = this.page.getByLabel("Dirección de tu tienda");
  readonly isFree = this.page.getByText("Está libre");

  begin = () => this.hand.tap(this.page.getByRole("link", { name: "Empezar" }));
  next = () => this.hand.tap(this.page.getByRole("button", { name: "Guardar y seguir" }));

  async nameShop(shop: { name: string; whatsapp: string }): Promise<void> {
    await this.hand.type(this.page.getByLabel("Nombre de la tienda"), shop.name);
    await this.hand.type(this.page.getByLabel("WhatsApp"), shop.whatsapp);
  }

  chooseStyle = (name: string) =>
    this.hand.tap(this.page.getByRole("group", { name: "Estilos" }).locator("label", { hasText: name }));

  async chooseLogo(path: string): Promise<void> {
    await this.hand.pick(this.page.getByText("Elegir foto", { exact: true }), path);
    await this.hand.tap(this.page.getByRole("button", { name: "Usar este recorte" }));
  }

  async loadProduct(product: { name: string; price: string; category: string; photo: string }): Promise<void> {
    await this.hand.pick(this.page.getByText("Elegir foto", { exact: true }), product.photo);
    await this.hand.type(this.page.getByLabel("Producto"), product.name);
    await this.hand.type(this.page.getByLabel("Precio"), product.price);
    await this.hand.type(this.page.getByLabel("Categoría"), product.category);
  }

  openShop = () => this.hand.tapToNewTab(this.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  toProducts = () => this.hand.tap(this.page.getByRole("button", { name: "Ir a mis productos" }));
}
