import "~/server/container";

import { copyFor } from "~/copy/copy";
import { loginRoute } from "~/domain/session/routes";
import { createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { generatedFile, ZIP } from "~/server/api/file-response";
import { AppError } from "~/server/errors";
import { exportAccount } from "~/server/services/account/export/export-account";
import { appOrigin } from "~/server/site/addresses";

export const dynamic = "force-dynamic";

/** Streams all of the user's own data as a file. */
export async function GET(request: Request): Promise<Response> {
  const { loadActor, serviceFor } = await createRequestContext(request.headers);
  const actor = await loadActor();
  if (!actor) return Response.redirect(new URL(loginRoute("/cerrar-cuenta"), appOrigin), 303);
  const ctx = serviceFor(actor);
  try {
    const name = `mis-datos-${ctx.now().toISOString().slice(0, 10)}.zip`;
    return await generatedFile(await exportAccount(ctx, copyFor(actor.countryId)), ZIP, name);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: errorTable[error.code].status });
  }
}
