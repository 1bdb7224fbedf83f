import type { FrameLocator, Page } from "@playwright/test";
import { Screen } from "./screen";

/** A colour token of a page, as the browser has it. */
export const tokenOf = (page: Page | FrameLocator, name: string) =>
  page.locator("html").evaluate((root, token) => getComputedStyle(root).getPropertyValue(`--${token}`), name);

/** `/personalizar-colores`. */
export class ColoursPage extends Screen {
  heading = this.page.getByRole("heading", { name: "Personalizar colores", level: 1 });
  /** What the screen says of a colour. */
  row = (name: string) => this.page.getByRole("group", { name, exact: true });
  /** The shop inside the preview. */
  preview = this.page.frameLocator('iframe[title="Vista previa de tu tienda"]');
  code = (name: string) => this.page.getByLabel(`${name}: código`);
  type = (name: string, text: string) => this.hand.type(this.code(name), text);
  /** The device's own picker: one tap opens it, one chooses. */
  pick = (name: string, colour: string) => this.page.getByLabel(`${name}: elegir color`).fill(colour);
  choose = (group: string, name: string) =>
    this.hand.tap(this.page.getByRole("group", { name: group }).locator("label").filter({ hasText: name }));
  press = (name: string) => this.hand.tap(this.page.getByRole("button", { name, exact: true }));
  first = () => tokenOf(this.preview, "first");
}
