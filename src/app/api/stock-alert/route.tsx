import "~/server/container";

import { type Copy, copyFor } from "~/copy/copy";
import { errorSentence, fieldSentence } from "~/copy/sentence";
import { type StockAlertForm, stockAlertFormSchema, wantedSchema } from "~/domain/product/alerts/stock-alert-schemas";
import { phoneExample } from "~/domain/tent/phone";
import { StockAlertPage } from "~/features/catalogue/pages/stock-alert-page";
import { ALERT_DONE } from "~/features/catalogue/parts/alert-form";
import { createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { AppError, fieldError } from "~/server/errors";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { askStockAlert } from "~/server/services/product/alerts/ask-alert";
import { pageHead } from "~/storefront/document-head";
import type { OpenShop } from "~/storefront/open-shop";
import { shopDocument } from "~/storefront/shop-document";
import { notThere, shopOfForm, typedFields } from "../list-forms/form-page";

const NOT_STORED = { "cache-control": "private, no-cache, no-store" };
const HTML = { ...NOT_STORED, "content-type": "text/html; charset=utf-8" };

type Wanted = Omit<StockAlertForm, "phone">;

/**
 * "Avisame cuando vuelva": the form of a sold-out product. A script gets JSON, with the problem if there is one; a browser
 * without it is sent back to the product's page, or shown the form with what was typed.
 */
export async function POST(request: Request): Promise<Response> {
  const typed = await typedFields(request);
  const byScript = request.headers.get("accept")?.includes("application/json") ?? false;
  const wanted = wantedSchema.safeParse(typed);
  const shop = wanted.success ? await shopOfForm(request, wanted.data.tentId) : null;
  if (!wanted.success || !shop) return byScript ? json(copyFor(null).errors.NOT_FOUND, 404) : notThere(null);
  try {
    const { path } = await ask(request, typed);
    const headers = { ...NOT_STORED, location: `${path}#${ALERT_DONE}` };
    return byScript ? json(undefined, 200) : new Response(null, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { countryId } = shop.frame.shop;
    const problem = problemOf(error, copyFor(countryId), countryId);
    const { status } = errorTable[error.code];
    return byScript
      ? json(problem, status)
      : refusedPage(shop, wanted.data, { phone: typed.phone ?? "", problem, status });
  }
}

async function ask(request: Request, typed: Record<string, string>): Promise<{ path: string }> {
  const form = stockAlertFormSchema.safeParse(typed);
  if (!form.success) throw fieldError("phone", typed.phone ? "order.phoneTooLong" : "phone.empty");
  const { address, serviceFor } = await createRequestContext(request.headers);
  return askStockAlert(serviceFor(null), form.data, { address });
}

const json = (problem: string | undefined, status: number) =>
  Response.json({ problem }, { status, headers: NOT_STORED });

function problemOf({ code, details }: AppError, copy: Copy, countryId: number): string {
  const [key] = details.fields?.phone ?? [];
  if (key) return fieldSentence(copy, key, phoneExample(countryId));
  return code === "RATE_LIMITED" ? copy.catalogue.alert.tooMany : errorSentence(copy, { code, details });
}

async function refusedPage(
  shop: OpenShop,
  { productId, variantId }: Wanted,
  { phone, problem, status }: { phone: string; problem: string; status: number },
): Promise<Response> {
  const { frame, readNow } = shop;
  const product = frame.shop.suspended ? null : await readNow((ctx, id) => getPublicProduct(ctx, id, productId));
  if (!product) return notThere(shop);
  const head = pageHead(frame, { title: frame.copy.alert.title, path: product.path, hidden: true });
  const body = <StockAlertPage frame={frame} product={product} refused={{ phone, variantId, problem }} />;
  return new Response(shopDocument(frame, { head, body }), { status, headers: HTML });
}
