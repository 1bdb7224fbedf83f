import "~/server/container";

import { type Copy, copyFor } from "~/copy/copy";
import { listPageCopyFor } from "~/copy/list-page";
import { errorSentence, fieldSentence } from "~/copy/sentence";
import type { FieldErrors } from "~/domain/errors";
import { LIST_REQUEST_PATH } from "~/domain/price-lists/list-link";
import { listRequestSchema } from "~/domain/price-lists/visitor-forms";
import { phoneExample } from "~/domain/tent/phone";
import { ListRequestPage, REQUEST_DONE } from "~/features/catalogue/pages/price-list-pages";
import { createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { fieldsOf } from "~/server/api/init";
import { AppError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { askForList } from "~/server/services/price-lists/ask-for-list";
import { answerPage, NOT_STORED, notThere, shopOfForm, typedFields } from "../form-page";

/** A visitor's request for the prices of a list. What is refused is shown again with what was typed. */
export async function POST(request: Request): Promise<Response> {
  const typed = await typedFields(request);
  const tentId = Number(typed.tentId);
  const shop = Number.isSafeInteger(tentId) && tentId > 0 ? await shopOfForm(request, tentId) : null;
  if (!shop) return notThere(null);
  try {
    const { address, serviceFor } = await createRequestContext(request.headers);
    const form = listRequestSchema.safeParse(typed);
    if (!form.success) throw new AppError("VALIDATION", { fields: fieldsOf(form.error) });
    const ctx = serviceFor(null);
    const id = requireFound(await resolvePublicTent(ctx, { by: "id", value: tentId }));
    await askForList(ctx, id, form.data, { address });
    const headers = { ...NOT_STORED, location: `${LIST_REQUEST_PATH}#${REQUEST_DONE}` };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "NOT_FOUND") return notThere(shop);
    const { countryId } = shop.frame.shop;
    const { name = "", phone = "", message = "" } = typed;
    const problems = problemsOf(error, copyFor(countryId), countryId);
    const body = <ListRequestPage frame={shop.frame} refused={{ name, phone, message, problems }} />;
    return answerPage(shop, body, errorTable[error.code].status);
  }
}

function problemsOf({ code, details }: AppError, copy: Copy, countryId: number) {
  const fields: FieldErrors = details.fields ?? {};
  const sentence = (field: string) => {
    const [key] = fields[field] ?? [];
    return key ? fieldSentence(copy, key, phoneExample(countryId)) : undefined;
  };
  const problems = { name: sentence("name"), phone: sentence("phone"), message: sentence("message") };
  if (problems.name ?? problems.phone ?? problems.message) return problems;
  const form =
    code === "RATE_LIMITED" ? listPageCopyFor(countryId).ask.tooMany : errorSentence(copy, { code, details });
  return { ...problems, form };
}
