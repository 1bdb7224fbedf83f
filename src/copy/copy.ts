import { accountTexts } from "~/copy/account";
import { adminTexts } from "~/copy/admin";
import { apiDocsTexts } from "~/copy/api-docs";
import { billingTexts } from "~/copy/billing";
import { billingMailTexts } from "~/copy/billing-mail";
import { captchaTexts } from "~/copy/captcha";
import { cartTexts } from "~/copy/cart";
import { catalogueTexts } from "~/copy/catalogue";
import { categoryTexts } from "~/copy/category";
import { categoryPickerTexts } from "~/copy/category-picker";
import { checkoutTexts } from "~/copy/checkout";
import { composerTexts } from "~/copy/composer";
import { type CopyOf, copyOf } from "~/copy/copy-of";
import { ARGENTINA } from "~/copy/country";
import { couponsTexts } from "~/copy/coupons";
import { dashboardTexts } from "~/copy/dashboard";
import { draftTexts } from "~/copy/draft";
import { errorsTexts } from "~/copy/errors";
import { errorsPageTexts } from "~/copy/errors-page";
import { homeTexts } from "~/copy/home";
import { keptRulesTexts } from "~/copy/kept-rules";
import { keysTexts } from "~/copy/keys";
import { linkTexts } from "~/copy/link";
import { listFileTexts } from "~/copy/list-file";
import { loginTexts } from "~/copy/login";
import { mailTexts } from "~/copy/mail";
import { messengerTexts } from "~/copy/messenger";
import { newsTexts } from "~/copy/news";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { orderHeadTexts } from "~/copy/order-head";
import { orderMailTexts } from "~/copy/order-mail";
import { orderPricesTexts } from "~/copy/order-prices";
import { outboxTexts } from "~/copy/outbox";
import { outboxListTexts } from "~/copy/outbox-list";
import { panelTexts } from "~/copy/panel";
import { paymentReturnTexts } from "~/copy/payment-return";
import { photoBarTexts } from "~/copy/photo-bar";
import { photosTexts } from "~/copy/photos";
import { planChangeTexts } from "~/copy/plan-change";
import { priceTexts } from "~/copy/price";
import { priceListsTexts } from "~/copy/price-lists";
import { slipTexts } from "~/copy/price-notices";
import { productTexts } from "~/copy/product";
import { productHeadTexts } from "~/copy/product-head";
import { productImportTexts } from "~/copy/product-import";
import { promotionsTexts } from "~/copy/promotions";
import { pushTexts } from "~/copy/push";
import { sessionTexts } from "~/copy/session";
import { shareTexts } from "~/copy/share";
import { siteTexts } from "~/copy/site";
import { statsTexts } from "~/copy/stats";
import { stockAlertTexts } from "~/copy/stock-alert";
import { supportTexts } from "~/copy/support";
import { surveyTexts } from "~/copy/survey";
import { tentTexts } from "~/copy/tent";
import { tentExportTexts } from "~/copy/tent-export";
import { termsTexts } from "~/copy/terms";
import { themeTexts } from "~/copy/theme";
import { trialCartTexts } from "~/copy/trial-cart";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import { vendorImportTexts } from "~/copy/vendor-import";
import type { NumberFormat } from "~/domain/money/number-format";
import type { Wording } from "~/domain/tent/countries";

/** Every area. Only what runs on the server imports them together: a screen asks for those that it shows (`useCopy`). */
const AREAS = [
  panelTexts,
  tentTexts,
  tentExportTexts,
  themeTexts,
  validationTexts,
  errorsTexts,
  catalogueTexts,
  cartTexts,
  orderTexts,
  orderEditTexts,
  orderHeadTexts,
  keptRulesTexts,
  orderMailTexts,
  orderPricesTexts,
  outboxTexts,
  outboxListTexts,
  sessionTexts,
  dashboardTexts,
  draftTexts,
  homeTexts,
  captchaTexts,
  loginTexts,
  mailTexts,
  termsTexts,
  accountTexts,
  adminTexts,
  apiDocsTexts,
  billingTexts,
  billingMailTexts,
  paymentReturnTexts,
  planChangeTexts,
  errorsPageTexts,
  priceTexts,
  productTexts,
  productHeadTexts,
  photosTexts,
  photoBarTexts,
  productImportTexts,
  vendorImportTexts,
  priceListsTexts,
  slipTexts,
  listFileTexts,
  couponsTexts,
  trialCartTexts,
  promotionsTexts,
  pushTexts,
  categoryTexts,
  categoryPickerTexts,
  composerTexts,
  keysTexts,
  linkTexts,
  statsTexts,
  stockAlertTexts,
  checkoutTexts,
  messengerTexts,
  newsTexts,
  siteTexts,
  supportTexts,
  surveyTexts,
  variantTexts,
  shareTexts,
] as const;

/** Every Spanish text of the product. */
export type Copy = CopyOf<typeof AREAS>;

/** The whole tree in a wording. */
export function copyIn(wording: Wording): Copy {
  return copyOf(AREAS, { wording });
}

/**
 * The texts for a country: Argentine wording for country 1, neutral for all others and for an unknown one, and the
 * country's own words for receiving and paying an order (docs/product.md#wording). `numbers` is how their numbers are written.
 */
export function copyFor(countryId: number | null | undefined, numbers?: NumberFormat): Copy {
  return copyOf(AREAS, { wording: countryId === ARGENTINA ? "ar" : "neutral", countryId, numbers });
}
