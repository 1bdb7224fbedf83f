import type { PhotoQueueState } from "~/trpc/photos/photo-state";
import type { StoredPhoto } from "~/trpc/photos/photo-store";

/** The photos of products that have not arrived. */
export const onTheWay = ({ photos }: Pick<PhotoQueueState, "photos">): StoredPhoto[] =>
  photos.filter(({ draft, state }) => draft === null && state !== "sent");
