import { accountRows } from "./routes/account";
import { billingRows } from "./routes/billing";
import { catalogueRows } from "./routes/catalogue";
import { cataloguePdfRows } from "./routes/catalogue-pdf";
import { categoryRows } from "./routes/category";
import { couponRows } from "./routes/coupon";
import { importRows } from "./routes/imports";
import { linkRows } from "./routes/link";
import { newsRows } from "./routes/news";
import { priceListRows } from "./routes/price-list";
import { pricingRows } from "./routes/pricing";
import { productRows } from "./routes/product";
import { quoteRows } from "./routes/quote";
import { sessionRows } from "./routes/session";
import { siteRows } from "./routes/site";
import { statsRows } from "./routes/stats";
import { surveyRows } from "./routes/survey";
import { tentRows } from "./routes/tent";
import type { RestRoute } from "./row";

/** Every call of docs/contract.md#calls, with one file per area. */
export const table: readonly RestRoute[] = [
  ...sessionRows,
  ...accountRows,
  ...billingRows,
  ...tentRows,
  ...statsRows,
  ...linkRows,
  ...surveyRows,
  ...siteRows,
  ...newsRows,
  ...cataloguePdfRows,
  ...catalogueRows,
  ...categoryRows,
  ...productRows,
  ...importRows,
  ...pricingRows,
  ...couponRows,
  ...priceListRows,
  ...quoteRows,
];
