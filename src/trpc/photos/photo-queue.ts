import { DAY_MS } from "~/domain/duration";
import {
  type Attempt,
  type DeviceOwner,
  DeviceQueue,
  LONGEST_PAUSE_MS,
  type QueueDevice,
} from "../device/device-queue";
import { NO_PHOTOS, type PhotoDraft, type PhotoQueueState, type StoredPhoto } from "./stored-photo";

interface PhotoDevice extends QueueDevice<StoredPhoto> {
  send: (photo: StoredPhoto, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Attempt>;
  /** The keys of photos that belong to products which the server does not have yet. */
  claimed: (owner: DeviceOwner) => Promise<ReadonlySet<string>>;
}

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

/** Uploads the photos of the open shop. A photo's key makes a repeat harmless. */
export class PhotoQueue extends DeviceQueue<StoredPhoto, PhotoQueueState> {
  #onSent: (photo: StoredPhoto) => void = () => undefined;
  #running: { id: number; control: AbortController } | null = null;
  /** How often the network came back, or somebody asked to try again. */
  #resumes = 0;
  readonly #send: PhotoDevice["send"];
  readonly #claimed: PhotoDevice["claimed"];

  constructor({ send, claimed, ...device }: PhotoDevice) {
    super("photos", device, NO_PHOTOS);
    this.#send = send;
    this.#claimed = claimed;
  }

  /** Shows and sends the photos of a shop. `onSent`: a product may have one photo more. */
  async open(owner: DeviceOwner, onSent: (photo: StoredPhoto) => void): Promise<void> {
    this.own(owner);
    this.#onSent = onSent;
    await this.read();
    const { now, store } = this.device;
    const old = this.rows.filter(({ state, createdAt }) => state === "sent" && createdAt < now() - RESEND_MS);
    for (const { id } of old)
      await store.change(id, (photo) => ({
        ...photo,
        file: photo.preview,
        state: "waiting",
        attempts: 0,
        createdAt: now(),
      }));
    await this.#forgetDone();
    this.send();
  }

  override close(): void {
    this.#running?.control.abort();
    super.close();
  }

  /** Keeps a photo on the device and sends it. @throws when the device cannot store it */
  async add(photo: Omit<StoredPhoto, "id" | "state" | "attempts" | "createdAt" | "userId" | "tentId">): Promise<void> {
    if (!this.owner) throw new Error("no shop is open");
    await this.#keep({ ...photo, ...this.owner, state: "waiting", attempts: 0, createdAt: this.device.now() });
  }

  putBack({ id: _, ...photo }: StoredPhoto): Promise<void> {
    return this.#keep(photo);
  }

  async #keep(photo: Omit<StoredPhoto, "id">): Promise<void> {
    await this.device.store.add(photo);
    await this.changed();
    this.send();
  }

  async setDraft(id: number, draft: Partial<PhotoDraft>): Promise<void> {
    await this.device.store.change(id, (photo) =>
      photo.draft ? { ...photo, draft: { ...photo.draft, ...draft } } : photo,
    );
    await this.changed();
  }

  /** A product has these photos, or will when the outbox was sent: they only have to arrive. */
  async settle(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.device.store.change(id, (photo) => ({ ...photo, draft: null }));
    await this.#forgetDone();
    await this.changed();
  }

  /**
   * A product that waited is on the server: its photos may go from the device, and those that were given up for a while are sent
   * now, as there is a network.
   */
  async forgetSent(): Promise<void> {
    await this.#forgetDone();
    await this.changed();
    await this.retryAll();
  }

  remove(ids: readonly number[]): Promise<void> {
    if (this.#running && ids.includes(this.#running.id)) this.#running.control.abort();
    return this.take(ids);
  }

  async retry(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.#wait(id);
    await this.changed();
    this.#resume();
  }

  /** The network is back, or the page is shown again. */
  async retryAll(): Promise<void> {
    const ids = this.rows.filter(standsBack).map(({ id }) => id);
    for (const id of ids) await this.#wait(id);
    if (ids.length > 0) await this.changed();
    this.#resume();
  }

  /** Sends what can be sent, and waits for it. */
  async sendNow(): Promise<void> {
    await this.retryAll();
    await this.sending;
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
    await this.device.store.change(id, (photo) => {
      const { error: _, ...rest } = photo;
      return photo.state === "sent" ? photo : { ...rest, state: "waiting", attempts: 0 };
    });
  }

  #resume(): void {
    this.#resumes += 1;
    this.forgetPauses();
    this.show({ paused: false });
    this.send();
  }

  protected override isStopped(): boolean {
    return this.state().paused;
  }

  protected next(): StoredPhoto | undefined {
    return this.rows.find((photo) => photo.state === "waiting" && !standsBack(photo));
  }

  /** Not every browser tells that the network is back. */
  protected override onIdle(): void {
    if (this.rows.some(standsBack)) this.wakeLater(() => void this.retryAll(), LONGEST_PAUSE_MS);
  }

  protected override onOtherTab(): void {
    this.send();
  }

  protected async sendOne(photo: StoredPhoto): Promise<boolean> {
    const resumes = this.#resumes;
    const control = new AbortController();
    this.#running = { id: photo.id, control };
    this.#progress(photo.key, 0);
    const attempt = await this.#send(photo, (percent) => this.#progress(photo.key, percent), control.signal);
    this.#running = null;
    this.#progress(photo.key, null);
    if (control.signal.aborted) return true;
    const { store } = this.device;
    if (attempt.kind === "done") {
      this.forgetPauses();
      await store.change(photo.id, (one) => ({ ...one, file: null, state: "sent" }));
      await this.#forgetDone();
      this.#onSent(photo);
    } else if (attempt.kind === "refused") {
      await store.change(photo.id, (one) => ({ ...one, state: "failed", error: attempt.error }));
    } else if (attempt.kind === "expired" || resumes === this.#resumes) {
      const isAway = attempt.kind === "unanswered";
      await store.change(photo.id, (one) => ({ ...one, attempts: one.attempts + (isAway ? 1 : 0) }));
      this.show({ paused: true });
      if (isAway)
        this.sendLater(() => {
          this.show({ paused: false });
          this.send();
        });
    } // else the network came back meanwhile: the photo is sent again at once
    await this.changed();
    return !this.isStopped();
  }

  /** Those of a product that was not sent yet stay, so that it is shown with them. */
  async #forgetDone(): Promise<void> {
    await this.read();
    const sent = this.rows.filter(({ state, draft }) => state === "sent" && draft === null);
    if (sent.length === 0 || !this.owner) return;
    const claimed = await this.#claimed(this.owner);
    const done = sent.filter(({ key }) => !claimed.has(key));
    if (done.length > 0) await this.device.store.remove(done.map(({ id }) => id));
  }

  protected onRead(before: readonly StoredPhoto[], own: readonly StoredPhoto[]): void {
    // each read makes new blobs of the same picture: screens keep the one that they show
    const shown = new Map(before.map(({ key, preview }) => [key, preview]));
    this.rows = own.map((photo) => ({ ...asItStands(photo), preview: shown.get(photo.key) ?? photo.preview }));
    this.show({ photos: this.rows });
  }

  #progress(key: string, percent: number | null): void {
    const progress = new Map(this.state().progress);
    if (percent === null) progress.delete(key);
    else progress.set(key, percent);
    this.show({ progress });
  }
}
