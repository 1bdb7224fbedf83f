import type { StoredPhoto } from "./photo-store";

export interface PhotoQueueState {
  photos: readonly StoredPhoto[];
  /** Percent of the photo that is being sent, by key. */
  progress: ReadonlyMap<string, number>;
  /** Waits for the network, or for a log-in. */
  paused: boolean;
}

export const NO_PHOTOS: PhotoQueueState = { photos: [], progress: new Map(), paused: false };
