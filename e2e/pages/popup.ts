import { Screen } from "./screen";

/** The one popup of the panel: an error, a warning or a question. */
export class Popup extends Screen {
  readonly box = this.page.getByRole("alertdialog");
  title = (text: string) => this.box.getByRole("heading", { name: text, exact: true });
  answer = (label: string) => this.hand.tap(this.box.getByRole("button", { name: label, exact: true }));
}
