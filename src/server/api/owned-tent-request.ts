import { idSchema } from "~/domain/fields";
import type { Actor, ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { resolveOwnedTent } from "~/server/services/tenancy/resolve-owned-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { createRequestContext } from "./context";
import { errorTable } from "./error-table";

interface OwnedRequest {
  service: ServiceContext;
  tentId: OwnedTentId;
  actor: Actor;
  query: URLSearchParams;
}

interface Download {
  action: string;
  /** A super-user viewing a merchant's panel may not export its data (docs/product.md#viewing-as-a-merchant). */
  viewing: "may" | "refused";
}

/** The id that a download names. @throws NOT_FOUND where there is none */
export function requestedId(query: URLSearchParams): number {
  const id = idSchema.safeParse(Number(query.get("id")));
  if (!id.success) throw new AppError("NOT_FOUND");
  return id.data;
}

/** The equivalent of `tentProcedure` for file downloads, whose URL names the shop as `tienda`. */
export async function withOwnedTent(
  request: Request,
  { action, viewing }: Download,
  answer: (owned: OwnedRequest) => Response | Promise<Response>,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  try {
    const context = await createRequestContext(request.headers);
    const actor = await context.loadActor();
    if (!actor) throw new AppError("SESSION_EXPIRED");
    if (actor.superUserId !== null && viewing === "refused") throw new AppError("FORBIDDEN");
    const { data: requestedId } = idSchema.safeParse(Number(query.get("tienda")));
    const service = context.serviceFor(actor);
    const tentId = await resolveOwnedTent(service, { requestedId, ownOnly: true, action, writes: false });
    return await answer({ service, tentId, actor, query });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status } = errorTable[error.code];
    return Response.json({ error: error.code }, { status, headers: { "Cache-Control": "no-store" } });
  }
}
