import type { ReactNode } from "react";
import { senderOf } from "~/server/api/visitor-request";
import { AppError } from "~/server/errors";
import { toResponse } from "~/server/http-reply";
import { pageHead } from "~/storefront/document-head";
import { type OpenShop, openShopById } from "~/storefront/open-shop";
import { missingPage } from "~/storefront/page-answer";
import { shopDocument } from "~/storefront/shop-document";

export const NOT_STORED = { "cache-control": "private, no-cache, no-store", "referrer-policy": "no-referrer" };

/** The fields of a posted form as text; none when it cannot be read. */
export async function typedFields(request: Request): Promise<Record<string, string>> {
  const sent = await request.formData().catch(() => null);
  return Object.fromEntries([...(sent ?? [])].map(([name, value]) => [name, String(value)]));
}

/** The shop that a form names, if it was sent from the shop's own pages; else null. */
export async function shopOfForm({ headers }: Request, tentId: number): Promise<OpenShop | null> {
  if ((await senderOf(headers, tentId)) !== "shop") return null;
  return openShopById(tentId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });
}

/** A page of the shop that answers a form, with what was typed. */
export function answerPage({ frame }: OpenShop, body: ReactNode, status: number): Response {
  const head = pageHead(frame, { path: "/", hidden: true });
  const headers = { ...NOT_STORED, "content-type": "text/html; charset=utf-8" };
  return new Response(shopDocument(frame, { head, body, answersForm: true }), { status, headers });
}

export const notThere = async (shop: OpenShop | null): Promise<Response> =>
  toResponse(shop ? await missingPage(shop) : { status: 404, headers: NOT_STORED, body: null });
