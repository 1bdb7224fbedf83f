import type { FrameLocator, Page } from "@playwright/test";
import { PageObject } from "./page-object";

/** The computed value of a colour token. */
export const tokenOf = (page: Page | FrameLocator, name: string) =>
  page.locator("html").evaluate((root, token) => getComputedStyle(root).getPropertyValue(`--${token}`), name);

/** `/personalizar-colores`. */
export class ColoursPage extends PageObject {
  heading = this.page.getByRole("heading", { name: "Personalizar colores", level: 1 });
  /** A colour's fields and its contrast message. */
  row = (name: string) => this.page.getByRole("group", { name, exact: true });
  /** The shop inside the preview. */
  preview = this.page.frameLocator('iframe[title="Vista previa de tu tienda"]');
  code = (name: string) => this.page.getByLabel(`${name}: código`);
  type = (name: string, text: string) => this.user.type(this.code(name), text);
  /** Chooses a colour in the browser's colour picker. */
  pick = (name: string, colour: string) => this.page.getByLabel(`${name}: elegir color`).fill(colour);
  choose = (group: string, name: string) =>
    this.user.tap(this.page.getByRole("group", { name: group }).locator("label").filter({ hasText: name }));
  press = (name: string) => this.user.tap(this.page.getByRole("button", { name, exact: true }));
  firstColour = () => tokenOf(this.preview, "first");
}
