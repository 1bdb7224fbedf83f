import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** A picture of one colour, as a phone's camera would give it. */
export async function photo(background: string) {
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: "foto.jpg", mimeType: "image/jpeg", buffer };
}

/** /productos, by what a person sees. */
export class ProductListPage {
  constructor(readonly page: Page) {}

  async open(address = "/productos"): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole("heading", { name: "Mis productos" }).waitFor();
  }

  row(name: string): Locator {
    return this.page.getByRole("list", { name: "Productos" }).getByRole("listitem").filter({ hasText: name });
  }

  price(name: string): Locator {
    return this.page.getByRole("textbox", { name: `Precio de ${name}`, exact: true });
  }

  visible(name: string): Locator {
    return this.page.getByRole("switch", { name: `Visible: ${name}`, exact: true });
  }

  async choose(name: string, entry: string): Promise<void> {
    await this.page.getByRole("button", { name: `Opciones de ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: entry }).click();
  }
}

/** /productos/cargar-producto and /productos/{id}. */
export class ProductFormPage {
  constructor(readonly page: Page) {}

  get name() {
    return this.page.getByLabel("Nombre");
  }

  get price() {
    return this.page.getByLabel("Precio", { exact: true });
  }

  get photos() {
    return this.page.getByRole("img", { name: /^Foto \d+$/ });
  }

  async addPhotos(...colours: string[]): Promise<void> {
    await this.page.getByLabel("Agregar").setInputFiles(await Promise.all(colours.map(photo)));
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Guardar" }).click();
  }
}
