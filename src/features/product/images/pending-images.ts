import type { SavedImage } from "~/features/image/photo-list";
import { isUnconfirmed, pendingEntries } from "~/features/outbox/pending-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";

/** A product's photos after the changes that wait for a network, and whether the server has not confirmed all of them. */
export function withPendingImages(
  images: readonly SavedImage[],
  state: OutboxState,
): { images: readonly SavedImage[]; pending: boolean } {
  const ids = new Set(images.map(({ id }) => id));
  const own = pendingEntries(state, "product.orderImages", "product.removeImage").filter(({ input }) =>
    input.id === undefined ? orderOf(input).some((id) => ids.has(id)) : ids.has(Number(input.id)),
  );
  if (own.length === 0) return { images, pending: false };
  const removed = new Set(own.map(({ input }) => input.id));
  const last = own.findLast(({ path }) => path === "product.orderImages");
  const order = last ? orderOf(last.input) : [];
  // those that came later follow
  const place = ({ id }: SavedImage) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    images: images.filter(({ id }) => !removed.has(id)).toSorted((one, other) => place(one) - place(other)),
    pending: isUnconfirmed(own),
  };
}

const orderOf = (input: Readonly<Record<string, unknown>>): number[] =>
  (input.list as { imageId: number }[]).map(({ imageId }) => imageId);
