import type { PhotoQueueState, StoredPhoto } from "~/trpc/photos/stored-photo";

/** The photos of products that have not arrived. */
export const onTheWay = ({ photos }: Pick<PhotoQueueState, "photos">): StoredPhoto[] =>
  photos.filter(({ draft, state }) => draft === null && state !== "sent");
