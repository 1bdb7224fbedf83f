import "~/server/container";

import { EXTERNAL_PROVIDERS, WEBHOOK_NAMES } from "~/domain/billing/provider";
import { clientAddressOf } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { serviceContext } from "~/server/container";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { receiveWebhook } from "~/server/services/billing/webhooks/receive-webhook";

export const dynamic = "force-dynamic";

/** Receives webhook events from payment providers: stores each event and responds at once. */
export async function POST(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  const { provider: name } = await params;
  const provider = EXTERNAL_PROVIDERS.find((one) => WEBHOOK_NAMES[one] === name);
  if (!provider) return new Response(null, { status: 404 });
  const headers = Object.fromEntries(request.headers);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const address = clientAddressOf(request.headers);
  try {
    await receiveWebhook(serviceContext(null), {
      provider,
      address,
      notice: { headers, query, body: await request.text() },
    });
    return new Response(null, { status: 200 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ webhook: provider, code: error.code });
    return new Response(null, { status: errorTable[error.code].status });
  }
}
