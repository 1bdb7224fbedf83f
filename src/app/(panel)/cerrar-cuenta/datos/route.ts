import { loginRoute } from "~/domain/session/routes";
import { createRequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { AppError } from "~/server/errors";
import { exportAccount } from "~/server/services/account/export-account";
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
    return new Response(byteStream(await exportAccount(ctx)), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: errorTable[error.code].status });
  }
}

function byteStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
