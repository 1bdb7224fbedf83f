import type { ServiceContext } from "~/server/context";
import { log } from "~/server/log";
import { cancelAtProvider } from "./cancel-at-provider";
import { type ProviderSnapshot, recordSnapshot } from "./record-snapshot";

/**
 * Writes down what a provider said, and ends at the provider what a later subscription took the place of. A provider
 * that fails in this does not undo what was confirmed: the next reading tries again.
 */
export async function applySnapshot(ctx: ServiceContext, reading: ProviderSnapshot): Promise<void> {
  const { superseded } = await recordSnapshot(ctx, reading);
  for (const old of superseded) {
    await cancelAtProvider(ctx, reading.userId, old).catch((error: unknown) =>
      log.warn({ err: error, subscription: old.id }, "a subscription that was replaced is still to be cancelled"),
    );
  }
}
