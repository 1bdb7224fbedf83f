import { DAY_MS } from "~/domain/duration";
import type { AppErrorShape } from "~/domain/errors";
import type { OutboxOwner } from "../outbox/outbox-store";
import { NO_PHOTOS, type PhotoQueueState } from "./photo-state";
import type { NewPhoto, PhotoDraft, PhotoStore, StoredPhoto } from "./photo-store";

/** What became of one attempt to upload a photo. `unanswered`: the network or the server was away for a while. */
export type PhotoAttempt =
  | { kind: "sent" }
  | { kind: "refused"; error: AppErrorShape }
  | { kind: "unanswered" }
  | { kind: "expired" };

interface PhotoDevice {
  store: PhotoStore;
  send: (photo: StoredPhoto, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<PhotoAttempt>;
  /** Runs `work` in one tab at a time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the stored photos changed; calls `onChange` when another tab did. */
  tabs: { changed: () => void; listen: (onChange: () => void) => void };
  /** The keys of photos that belong to products which the server does not have yet. */
  claimed: (owner: OutboxOwner) => Promise<ReadonlySet<string>>;
  now: () => number;
  later: (work: () => void, ms: number) => () => void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** After so many attempts without an answer a photo stands back, so that it does not hold up the others. */
const MAX_ATTEMPTS = 4;
/** The server keeps a photo without a product for sixty days: what waits longer here is sent again. */
const RESEND_MS = 45 * DAY_MS;

/** Still waits, behind the others, until the network returns or a while has passed. */
const standsBack = ({ state, attempts }: StoredPhoto) => state === "waiting" && attempts >= MAX_ATTEMPTS;

/** Earlier versions called failed what only had no answer. */
const asItStands = (photo: StoredPhoto): StoredPhoto =>
  photo.state === "failed" && photo.error === undefined
    ? { ...photo, state: "waiting", attempts: MAX_ATTEMPTS }
    : photo;

/**
 * Uploads the photos of the open shop one by one, whatever screen is shown. The stored photos are the truth: any tab may
 * send them, and what was not sent is sent when the panel is opened again. A photo's key makes a repeat harmless.
 */
export class PhotoQueue {
  #owner: OutboxOwner | null = null;
  #state: PhotoQueueState = NO_PHOTOS;
  #listeners = new Set<() => void>();
  #onSent: (photo: StoredPhoto) => void = () => undefined;
  #sending: Promise<void> | null = null;
  #again = false;
  #running: { id: number; control: AbortController } | null = null;
  #pause = 0;
  /** How often the network came back, or somebody asked to try again. */
  #resumes = 0;
  #stopTimer: () => void = () => undefined;

  constructor(private readonly device: PhotoDevice) {
    device.tabs.listen(() => void this.#read().then(() => this.send()));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): PhotoQueueState => this.#state;

  get owner(): OutboxOwner | null {
    return this.#owner;
  }

  /** Shows and sends the photos of a shop. `onSent`: a product may have one photo more. */
  async open(owner: OutboxOwner, onSent: (photo: StoredPhoto) => void): Promise<void> {
    this.#owner = owner;
    this.#onSent = onSent;
    await this.#read();
    const old = this.#state.photos.filter(
      ({ state, createdAt }) => state === "sent" && createdAt < this.device.now() - RESEND_MS,
    );
    for (const { id } of old) {
      await this.device.store.change(id, (photo) => ({
        ...photo,
        file: photo.preview,
        state: "waiting",
        attempts: 0,
        createdAt: this.device.now(),
      }));
    }
    if (old.length > 0) await this.#read();
    await this.#forgetDone();
    this.send();
  }

  close(): void {
    this.#owner = null;
    this.#running?.control.abort();
    this.#stopTimer();
    this.#show({ ...NO_PHOTOS });
  }

  /** Keeps a photo on the device and sends it. @throws when the device cannot store it */
  async add(photo: Omit<NewPhoto, "state" | "attempts" | "createdAt" | "userId" | "tentId">): Promise<void> {
    if (!this.#owner) throw new Error("no shop is open");
    await this.device.store.add({
      ...photo,
      ...this.#owner,
      state: "waiting",
      attempts: 0,
      createdAt: this.device.now(),
    });
    await this.#changed();
    this.send();
  }

  async putBack(photo: StoredPhoto): Promise<void> {
    await this.device.store.add(photo);
    await this.#changed();
    this.send();
  }

  async setDraft(id: number, draft: Partial<PhotoDraft>): Promise<void> {
    await this.device.store.change(id, (photo) =>
      photo.draft ? { ...photo, draft: { ...photo.draft, ...draft } } : photo,
    );
    await this.#changed();
  }

  /** A product has these photos, or will when the outbox was sent: they only have to arrive. */
  async settle(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.device.store.change(id, (photo) => ({ ...photo, draft: null }));
    await this.#forgetDone();
    await this.#changed();
  }

  /**
   * A product that waited is on the server: its photos may go from the device, and those that were given up for a while are sent
   * now, as there is a network.
   */
  async forgetSent(): Promise<void> {
    await this.#forgetDone();
    await this.#changed();
    await this.retryAll();
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (this.#running && ids.includes(this.#running.id)) this.#running.control.abort();
    await this.device.store.remove(ids);
    await this.#changed();
  }

  async retry(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.#wait(id);
    await this.#changed();
    this.#resume();
  }

  /** The network is back, or the page is shown again. */
  async retryAll(): Promise<void> {
    const ids = this.#state.photos.filter(standsBack).map(({ id }) => id);
    for (const id of ids) await this.#wait(id);
    if (ids.length > 0) await this.#changed();
    this.#resume();
  }

  send(): void {
    if (this.#sending) {
      this.#again = true;
      return;
    }
    if (!this.#owner || this.#state.paused) return;
    this.#sending = this.#sendAll()
      .catch(() => undefined) // without storage there is nothing to send
      .finally(() => {
        this.#sending = null;
        if (this.#again) {
          this.#again = false;
          this.send();
        }
      });
  }

  /** Sends what can be sent, and waits for it. */
  async sendNow(): Promise<void> {
    await this.retryAll();
    await this.#sending;
  }

  /** The photos of an account in all its shops that have not arrived. */
  async unsent(userId: number): Promise<StoredPhoto[]> {
    return (await this.device.store.ofUser(userId)).filter(({ state, draft }) => state !== "sent" || draft !== null);
  }

  async dropAll(userId: number): Promise<void> {
    const all = await this.device.store.ofUser(userId);
    await this.remove(all.map(({ id }) => id));
  }

  async #wait(id: number): Promise<void> {
    await this.device.store.change(id, ({ error: _, ...photo }) =>
      photo.state === "sent" ? photo : { ...photo, state: "waiting", attempts: 0 },
    );
  }

  #resume(): void {
    this.#resumes += 1;
    this.#stopTimer();
    this.#pause = 0;
    this.#show({ ...this.#state, paused: false });
    this.send();
  }

  async #sendAll(): Promise<void> {
    const owner = this.#owner;
    if (!owner) return;
    await this.device.alone(`photos-${owner.userId}-${owner.tentId}`, async () => {
      for (;;) {
        await this.#read();
        if (this.#owner !== owner || this.#state.paused) return;
        const next = this.#state.photos.find((photo) => photo.state === "waiting" && !standsBack(photo));
        if (!next) return this.#retryLater();
        await this.#sendOne(next);
      }
    });
  }

  /** Not every browser tells that the network is back. */
  #retryLater(): void {
    if (!this.#state.photos.some(standsBack)) return;
    this.#stopTimer();
    this.#stopTimer = this.device.later(() => void this.retryAll(), LONGEST_PAUSE_MS);
  }

  async #sendOne(photo: StoredPhoto): Promise<void> {
    const resumes = this.#resumes;
    const control = new AbortController();
    this.#running = { id: photo.id, control };
    this.#progress(photo.key, 0);
    const attempt = await this.device.send(photo, (percent) => this.#progress(photo.key, percent), control.signal);
    this.#running = null;
    this.#progress(photo.key, null);
    if (control.signal.aborted) return;
    const { store } = this.device;
    if (attempt.kind === "sent") {
      this.#pause = 0;
      await store.change(photo.id, (one) => ({ ...one, file: null, state: "sent" }));
      await this.#forgetDone();
      this.#onSent(photo);
    } else if (attempt.kind === "refused") {
      await store.change(photo.id, (one) => ({ ...one, state: "failed", error: attempt.error }));
    } else if (attempt.kind === "expired" || resumes === this.#resumes) {
      const more = attempt.kind === "unanswered" ? 1 : 0;
      await store.change(photo.id, (one) => ({ ...one, attempts: one.attempts + more }));
      this.#rest(attempt.kind === "unanswered");
    } // else the network came back meanwhile: the photo is sent again at once
    await this.#changed();
  }

  #rest(returns: boolean): void {
    this.#show({ ...this.#state, paused: true });
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause === 0 ? FIRST_PAUSE_MS : this.#pause * 2);
    if (!returns) return;
    this.#stopTimer = this.device.later(() => {
      this.#show({ ...this.#state, paused: false });
      this.send();
    }, this.#pause);
  }

  /** Those of a product that was not sent yet stay, so that it is shown with them. */
  async #forgetDone(): Promise<void> {
    await this.#read();
    const sent = this.#state.photos.filter(({ state, draft }) => state === "sent" && draft === null);
    if (sent.length === 0 || !this.#owner) return;
    const claimed = await this.device.claimed(this.#owner);
    const done = sent.filter(({ key }) => !claimed.has(key));
    if (done.length > 0) await this.device.store.remove(done.map(({ id }) => id));
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.device.tabs.changed();
  }

  async #read(): Promise<void> {
    const owner = this.#owner;
    if (!owner) return;
    const all = await this.device.store.ofUser(owner.userId);
    if (this.#owner !== owner) return;
    // each read makes new blobs of the same picture: screens keep the one that they show
    const shown = new Map(this.#state.photos.map(({ key, preview }) => [key, preview]));
    const photos = all
      .filter(({ tentId }) => tentId === owner.tentId)
      .map((photo) => ({ ...asItStands(photo), preview: shown.get(photo.key) ?? photo.preview }));
    this.#show({ ...this.#state, photos });
  }

  #progress(key: string, percent: number | null): void {
    const progress = new Map(this.#state.progress);
    if (percent === null) progress.delete(key);
    else progress.set(key, percent);
    this.#show({ ...this.#state, progress });
  }

  #show(state: PhotoQueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
