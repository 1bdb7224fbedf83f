import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** The panel's menu: tabs at the bottom with the rest behind "Más" on phones, a sidebar on desktops. */
export class Panel extends PageObject {
  private readonly phone = (this.page.viewportSize()?.width ?? 0) < 1280;

  /** The marked entry. */
  get current(): Locator {
    return this.page
      .getByRole("navigation", { name: this.phone ? "Principal" : "Menú" })
      .locator("[aria-current=page]");
  }

  async go(entry: string): Promise<void> {
    const name = new RegExp(`${entry}$`); // the number of new items may precede it
    if (!this.phone) {
      await this.user.tap(this.page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name }));
      return;
    }
    const tabs = this.page.getByRole("navigation", { name: "Principal" });
    const tab = tabs.getByRole("link", { name });
    await tabs.waitFor();
    if (await tab.isVisible()) return this.user.tap(tab);
    await this.user.tap(tabs.getByRole("button", { name: "Más" }));
    await this.user.tap(this.page.getByRole("navigation", { name: "Más opciones" }).getByText(entry, { exact: true }));
  }
}
