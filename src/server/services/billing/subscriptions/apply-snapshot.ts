import type { ServiceContext } from "~/server/context";
import { log } from "~/server/log";
import { cancelAtProvider } from "./cancel-at-provider";
import { type ProviderSnapshot, recordSnapshot } from "./record-snapshot";

/**
 * Stores a provider's snapshot, and cancels at the provider the subscriptions it replaced. A failed cancellation does
 * not undo the confirmation: the next reading retries it.
 */
export async function applySnapshot(ctx: ServiceContext, reading: ProviderSnapshot): Promise<void> {
  const { superseded } = await recordSnapshot(ctx, reading);
  for (const old of superseded) {
    await cancelAtProvider(ctx, reading.userId, old).catch((error: unknown) =>
      log.warn({ err: error, subscription: old.id }, "a subscription that was replaced is still to be cancelled"),
    );
  }
}
