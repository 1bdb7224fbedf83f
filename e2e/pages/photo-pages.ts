import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos/{id}/imagenes`. */
export class PhotoPages extends PageObject {
  readonly list = this.page.getByRole("list", { name: "Fotos" });
  readonly status = this.page.getByRole("main").getByRole("status").first();
  readonly problems = this.page.getByRole("main").getByRole("alert");
  readonly orderSaved = this.page.getByText("El orden de las imágenes fue actualizado");
  photo = (n: number): Locator => this.list.getByRole("img", { name: `Foto ${n}`, exact: true });
  handle = (n: number): Locator => this.page.getByRole("button", { name: `Mover la foto ${n}`, exact: true });

  upload = (paths: string[]) => this.user.chooseFiles(this.page.getByText("Elegir fotos", { exact: true }), paths);
  uploadMore = (paths: string[]) => this.user.chooseFiles(this.page.getByText("Agregar", { exact: true }), paths);
  retry = (n: number) => this.user.tap(this.list.getByRole("button", { name: `Reintentar la foto ${n}`, exact: true }));

  async choose(n: number, option: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Opciones de la foto ${n}`, exact: true }));
    await this.user.tap(this.page.getByRole("menuitem", { name: option }));
  }

  async crop(n: number): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Recortar la foto ${n}`, exact: true }));
    await this.user.tap(this.page.getByRole("button", { name: "Usar este recorte" }));
  }

  /** Crops with the keyboard: moves the photo to one side and zooms in. */
  async cropByKeyboard(n: number): Promise<void> {
    const { keyboard } = this.page;
    await this.page.getByRole("button", { name: `Recortar la foto ${n}`, exact: true }).focus();
    await keyboard.press("Enter");
    const area = this.page.getByRole("group", { name: "Lo que queda de la foto" });
    const picture = this.page.getByRole("dialog").locator("img");
    await area.focus();
    const place = () => picture.evaluate((one) => getComputedStyle(one).transform);
    const before = await place();
    await keyboard.press("ArrowRight");
    await expect.poll(place).not.toBe(before);
    await this.page.getByRole("slider", { name: "Acercar" }).focus();
    await keyboard.press("ArrowRight");
    await this.page.getByRole("button", { name: "Usar este recorte" }).focus();
    await keyboard.press("Enter");
  }

  /** The `src` of each photo in order, once all come from the server. */
  async sources(): Promise<string[]> {
    const read = () =>
      this.list
        .getByRole("img", { name: /^Foto \d+$/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? ""));
    await expect.poll(async () => (await read()).every((src) => src.startsWith("/storage/"))).toBe(true);
    return read();
  }
}
