import type { ShopView } from "~/domain/catalogue/view";
import { wordingOf } from "~/domain/tent/countries";

/** What a shop's pages are written in. */
export const shopLanguage = ({ countryId }: Pick<ShopView, "countryId">): string =>
  wordingOf(countryId) === "ar" ? "es-AR" : "es";
