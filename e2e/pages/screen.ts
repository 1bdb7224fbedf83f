import type { Page } from "@playwright/test";
import type { Hand } from "../fixtures/hand";

/** What all page objects have: the page, and the hand that does things on it. */
export class Screen {
  protected readonly page: Page;

  constructor(protected readonly hand: Hand) {
    this.page = hand.page;
  }
}
