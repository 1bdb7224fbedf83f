import type { ProductListing, ProductMove } from "~/domain/product/crud/listing-schemas";
import { moved } from "~/features/image/photo-list";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";

type Move = Pick<ProductMove, "id" | "place">;

/**
 * One page of a listing, which begins at the place `first`, after the moves that wait for a network and those `started` just
 * now. What leaves the page stands at its edge.
 */
export function withPendingMoves<Row extends { id: number }>(
  rows: readonly Row[],
  { shelf, first, started }: { shelf: ProductListing; first: number; started: readonly Move[] },
  state: OutboxState,
): (Row & { pending: boolean })[] {
  const waiting = pendingEntries(state, "product.move").filter(({ input }) => input.shelf === shelf);
  const moves = [...waiting.map(({ input }) => input as unknown as Move), ...started];
  const shown = moves.reduce((all, { id, place }) => {
    const from = all.findIndex((row) => row.id === id);
    return from < 0 ? all : moved(all, from, Math.min(Math.max(place - first, 0), all.length - 1));
  }, rows);
  return shown.map((row) => ({ ...row, pending: isUnconfirmed(waiting.filter(({ input }) => input.id === row.id)) }));
}
