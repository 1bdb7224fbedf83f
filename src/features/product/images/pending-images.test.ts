import { expect, it } from "vitest";
import type { QueuedPath } from "~/domain/outbox/queued-calls";
import type { SavedImage } from "~/features/image/photo-list";
import { outboxEntry, outboxOf } from "~/test/outbox";
import type { OutboxState } from "~/trpc/outbox/outbox";
import { withPendingImages } from "./pending-images";

const images = [1, 2, 3, 4].map((id) => ({ id }) as SavedImage);
const sent = (...calls: [QueuedPath, object][]) =>
  outboxOf(calls.map(([path, input], id) => outboxEntry(id, path, input)));
const order = (...ids: number[]): [QueuedPath, object] => [
  "product.orderImages",
  { list: ids.map((imageId, at) => ({ imageId, order: at })) },
];
const shown = (state: OutboxState) => {
  const { images: all, pending } = withPendingImages(images, state);
  return [all.map(({ id }) => id), pending];
};

it("shows photos in their last order, new ones behind, without those that were removed", () => {
  expect(shown(sent(order(3, 1, 2)))).toEqual([[3, 1, 2, 4], true]);
  expect(shown(sent(order(3, 1, 2), ["product.removeImage", { id: 1 }], order(2, 3)))).toEqual([[2, 3, 4], true]);
});

it("leaves the photos of other products alone", () => {
  expect(shown(sent(order(9, 8), ["product.removeImage", { id: 7 }]))).toEqual([[1, 2, 3, 4], false]);
});
