import type { ShopView } from "~/domain/catalogue/view";
import { wordingOf } from "~/domain/tent/countries";

/** Language tag of a shop's pages. */
export const shopLanguage = ({ countryId }: Pick<ShopView, "countryId">): string =>
  wordingOf(countryId) === "ar" ? "es-AR" : "es";
