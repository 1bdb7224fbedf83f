import { accountCopy, accountCopyAr } from "~/copy/account";
import { adminCopy, adminCopyAr } from "~/copy/admin";
import { apiDocsCopy, apiDocsCopyAr } from "~/copy/api-docs";
import { billingCopy, billingCopyAr } from "~/copy/billing";
import { billingMailCopy, billingMailCopyAr } from "~/copy/billing-mail";
import { cart, cartAr } from "~/copy/cart";
import { catalogue, catalogueAr } from "~/copy/catalogue";
import { categoryCopy, categoryCopyAr } from "~/copy/category";
import { checkoutCopy, checkoutCopyAr } from "~/copy/checkout";
import { composerCopy, composerCopyAr } from "~/copy/composer";
import { ARGENTINA } from "~/copy/country";
import { countryTexts } from "~/copy/country-texts";
import { countryWords } from "~/copy/country-words";
import { dashboardCopy, dashboardCopyAr } from "~/copy/dashboard";
import { draftCopy } from "~/copy/draft";
import { errorsCopy, errorsCopyAr } from "~/copy/errors";
import { errorsPageCopy, errorsPageCopyAr } from "~/copy/errors-page";
import { homeCopy, homeCopyAr } from "~/copy/home";
import { linkCopy, linkCopyAr } from "~/copy/link";
import { loginCopy, loginCopyAr } from "~/copy/login";
import { mailCopy, mailCopyAr } from "~/copy/mail";
import { type DeepPartial, mergeCopy } from "~/copy/merge";
import { messengerCopy, messengerCopyAr } from "~/copy/messenger";
import { newsCopy, newsCopyAr } from "~/copy/news";
import { orderCopy, orderCopyAr } from "~/copy/order";
import { orderEdit, orderEditAr } from "~/copy/order-edit";
import { orderMailCopy, orderMailCopyAr } from "~/copy/order-mail";
import { outboxCopy, outboxCopyAr } from "~/copy/outbox";
import { panelCopy } from "~/copy/panel";
import { photosCopy, photosCopyAr } from "~/copy/photos";
import { planChangeCopy, planChangeCopyAr } from "~/copy/plan-change";
import { priceCopy, priceCopyAr } from "~/copy/price";
import { productCopy, productCopyAr } from "~/copy/product";
import { productImportCopy, productImportCopyAr } from "~/copy/product-import";
import { pushCopy, pushCopyAr } from "~/copy/push";
import { sessionCopy, sessionCopyAr } from "~/copy/session";
import { shareCopy, shareCopyAr } from "~/copy/share";
import { siteCopy, siteCopyAr } from "~/copy/site";
import { statsCopy, statsCopyAr } from "~/copy/stats";
import { stockAlertCopy, stockAlertCopyAr } from "~/copy/stock-alert";
import { supportCopy, supportCopyAr } from "~/copy/support";
import { surveyCopy, surveyCopyAr } from "~/copy/survey";
import { tentCopy, tentCopyAr } from "~/copy/tent";
import { termsCopy } from "~/copy/terms";
import { themeCopy } from "~/copy/theme";
import { validationCopy, validationCopyAr } from "~/copy/validation";
import { variantCopy, variantCopyAr } from "~/copy/variant";
import type { NumberFormat } from "~/domain/money/number-format";
import type { Wording } from "~/domain/tent/countries";
import { keysCopy, keysCopyAr } from "./keys";

/** How Argentina writes numbers; `withNumbers` writes those of the texts as other countries do. */
const numbers: NumberFormat = { thousands: ".", decimal: "," };

/** Every Spanish text of the product, in neutral wording. */
const neutral = {
  numbers,
  panel: panelCopy,
  tent: tentCopy,
  theme: themeCopy,
  validation: validationCopy,
  errors: errorsCopy,
  catalogue,
  cart,
  order: orderCopy,
  orderEdit,
  orderMail: orderMailCopy,
  outbox: outboxCopy,
  session: sessionCopy,
  dashboard: dashboardCopy,
  draft: draftCopy,
  home: homeCopy,
  login: loginCopy,
  mail: mailCopy,
  terms: termsCopy,
  account: accountCopy,
  admin: adminCopy,
  apiDocs: apiDocsCopy,
  billing: billingCopy,
  billingMail: billingMailCopy,
  planChange: planChangeCopy,
  errorsPage: errorsPageCopy,
  price: priceCopy,
  product: productCopy,
  photos: photosCopy,
  productImport: productImportCopy,
  push: pushCopy,
  category: categoryCopy,
  composer: composerCopy,
  keys: keysCopy,
  link: linkCopy,
  stats: statsCopy,
  stockAlert: stockAlertCopy,
  checkout: checkoutCopy,
  messenger: messengerCopy,
  news: newsCopy,
  site: siteCopy,
  support: supportCopy,
  survey: surveyCopy,
  variant: variantCopy,
  share: shareCopy,
};

export type Copy = typeof neutral;

/** Argentine wording: only the texts that differ. */
const argentine: DeepPartial<Copy> = {
  dashboard: dashboardCopyAr,
  tent: tentCopyAr,
  validation: validationCopyAr,
  errors: errorsCopyAr,
  catalogue: catalogueAr,
  cart: cartAr,
  order: orderCopyAr,
  share: shareCopyAr,
  orderEdit: orderEditAr,
  orderMail: orderMailCopyAr,
  outbox: outboxCopyAr,
  session: sessionCopyAr,
  home: homeCopyAr,
  login: loginCopyAr,
  mail: mailCopyAr,
  account: accountCopyAr,
  admin: adminCopyAr,
  apiDocs: apiDocsCopyAr,
  billing: billingCopyAr,
  billingMail: billingMailCopyAr,
  planChange: planChangeCopyAr,
  errorsPage: errorsPageCopyAr,
  price: priceCopyAr,
  product: productCopyAr,
  photos: photosCopyAr,
  productImport: productImportCopyAr,
  push: pushCopyAr,
  category: categoryCopyAr,
  composer: composerCopyAr,
  keys: keysCopyAr,
  link: linkCopyAr,
  stats: statsCopyAr,
  stockAlert: stockAlertCopyAr,
  checkout: checkoutCopyAr,
  messenger: messengerCopyAr,
  news: newsCopyAr,
  site: siteCopyAr,
  support: supportCopyAr,
  survey: surveyCopyAr,
  variant: variantCopyAr,
};

const withArgentine = mergeCopy(neutral, argentine);

/** The whole tree in a wording. */
export function copyIn(wording: Wording): Copy {
  return wording === "ar" ? withArgentine : neutral;
}

const byCountry = new Map<number, Copy>();

/**
 * The texts for a country: Argentine wording for country 1, neutral for all others and for an unknown one, and the
 * country's own words for receiving and paying an order (docs/product.md#wording).
 */
export function copyFor(countryId: number | null | undefined): Copy {
  const wording = copyIn(countryId === ARGENTINA ? "ar" : "neutral");
  const words = countryWords(countryId);
  if (countryId == null || words === undefined) return wording;
  const known = byCountry.get(countryId) ?? countryTexts(words).reduce<Copy>(mergeCopy, wording);
  byCountry.set(countryId, known);
  return known;
}
