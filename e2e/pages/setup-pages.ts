import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** The onboarding at `/bienvenida` and its four steps. */
export class SetupPages extends PageObject {
  heading = (text: string): Locator => this.page.getByRole("heading", { name: text });
  readonly subdomain = this.page.getByLabel("Dirección de tu tienda");
  readonly isFree = this.page.getByText("Está libre");

  begin = () => this.user.tap(this.page.getByRole("link", { name: "Empezar" }));
  next = () => this.user.tap(this.page.getByRole("button", { name: "Guardar y seguir" }));

  async nameShop(shop: { name: string; whatsapp: string }): Promise<void> {
    await this.user.type(this.page.getByLabel("Nombre de la tienda"), shop.name);
    await this.user.type(this.page.getByLabel("WhatsApp"), shop.whatsapp);
  }

  chooseStyle = (name: string) =>
    this.user.tap(this.page.getByRole("group", { name: "Estilos" }).locator("label", { hasText: name }));

  async chooseLogo(path: string): Promise<void> {
    await this.user.chooseFiles(this.page.getByText("Elegir foto", { exact: true }), path);
    await this.user.tap(this.page.getByRole("button", { name: "Usar este recorte" }));
  }

  async fillProduct(product: { name: string; price: string; category: string; photo: string }): Promise<void> {
    await this.user.chooseFiles(this.page.getByText("Elegir foto", { exact: true }), product.photo);
    await this.user.type(this.page.getByLabel("Producto"), product.name);
    await this.user.type(this.page.getByLabel("Precio"), product.price);
    await this.user.type(this.page.getByLabel("Categoría"), product.category);
  }

  openShop = () => this.user.tapToNewTab(this.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  toHome = () => this.user.tap(this.page.getByRole("button", { name: "Ir a Inicio" }));
}
