import { moved } from "~/domain/moved";
import type { ProductListing, ProductMove } from "~/domain/product/crud/listing-schemas";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";

type Move = Pick<ProductMove, "id" | "place">;

/**
 * One page of a listing, which begins at the place `first`, after the moves that wait for a network. What leaves the page
 * stands at its edge.
 */
export function withPendingMoves<Row extends { id: number }>(
  rows: readonly Row[],
  { shelf, first }: { shelf: ProductListing; first: number },
  state: OutboxState,
): (Row & { pending: boolean })[] {
  const waiting = pendingEntries(state, "product.move").filter(({ input }) => input.shelf === shelf);
  const shown = waiting.reduce((all, { input }) => {
    const { id, place } = input as unknown as Move;
    const from = all.findIndex((row) => row.id === id);
    return from < 0 ? all : moved(all, from, Math.min(Math.max(place - first, 0), all.length - 1));
  }, rows);
  return shown.map((row) => ({ ...row, pending: isUnconfirmed(waiting.filter(({ input }) => input.id === row.id)) }));
}
