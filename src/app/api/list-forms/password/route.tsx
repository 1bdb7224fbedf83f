import "~/server/container";

import { listPageCopyFor } from "~/copy/list-page";
import { listPassCookie, listPath } from "~/domain/price-lists/list-link";
import { lockedListSchema } from "~/domain/price-lists/visitor-forms";
import { MAX_LIST_PASSWORD } from "~/domain/price-lists/visitor-limits";
import { LockedListPage } from "~/features/catalogue/pages/price-list-pages";
import { createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { AppError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { enterList } from "~/server/services/price-lists/enter-list";
import { appOrigin } from "~/server/site/addresses";
import { answerPage, NOT_STORED, notThere, shopOfForm, typedFields } from "../form-page";

/** The password of a price list: the right one is remembered by the device, below the list's path. */
export async function POST(request: Request): Promise<Response> {
  const typed = await typedFields(request);
  const form = lockedListSchema.safeParse(typed);
  const shop = form.success ? await shopOfForm(request, form.data.tentId) : null;
  if (!form.success || !shop) return notThere(null);
  const { tentId, secret } = form.data;
  const { locked } = listPageCopyFor(shop.frame.shop.countryId);
  const refuse = (problem: string, status: number) =>
    answerPage(shop, <LockedListPage frame={shop.frame} secret={secret} problem={problem} />, status);
  const password = typed.password ?? "";
  if (password.length > MAX_LIST_PASSWORD) return refuse(locked.wrong, 422);
  try {
    const { address, serviceFor } = await createRequestContext(request.headers);
    const ctx = serviceFor(null);
    const id = requireFound(await resolvePublicTent(ctx, { by: "id", value: tentId }));
    const pass = await enterList(ctx, id, { secret, password }, { address });
    if (pass === null) return refuse(locked.wrong, 422);
    const cookie = listPassCookie({ secret, pass }, { secure: appOrigin.startsWith("https:") });
    const headers = { ...NOT_STORED, location: listPath(secret), "set-cookie": cookie };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "NOT_FOUND") return notThere(shop);
    return refuse(locked.tooMany, errorTable[error.code].status);
  }
}
