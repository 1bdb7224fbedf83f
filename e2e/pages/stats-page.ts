import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/progreso`: the shop's figures. */
export class StatsPage extends Screen {
  choose = (period: string) =>
    this.hand.tap(this.page.getByRole("group", { name: "Período" }).getByRole("link", { name: period }));

  figure = (name: string): Locator =>
    this.page.getByRole("region", { name: "Lo principal" }).locator("div > div").filter({ hasText: name });

  rows = (list: string): Locator => this.page.getByRole("list", { name: list }).getByRole("listitem");
}
