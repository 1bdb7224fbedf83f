import { addressKey, isLoopback } from "~/domain/session/address-key";
import { AppError } from "~/server/errors";

/** Bytes and milliseconds. */
export interface UnreadLimits {
  /** Unread answers of one address; loopback addresses, which stand for many clients, have no such limit. */
  ofAddress: number;
  /** Unread answers of all clients together. */
  inAll: number;
  /** A client that takes nothing for this long is cut off. */
  stalledMs: number;
  /** When there is too much in all, those that took nothing for this long go first. */
  pressedMs: number;
}

const LIMITS: UnreadLimits = { ofAddress: 24 << 20, inAll: 192 << 20, stalledMs: 30_000, pressedMs: 2000 };

/** What is handed over at a time; a shorter answer is in the socket's own buffers at once. */
const SLICE = 64 * 1024;
/** What an answer is taken for before it is made. */
const ASSUMED = 1 << 20;
const RETRY_AFTER = 5; // seconds

interface Unread {
  key: string;
  bytes: number;
  /** When the client took something last. */
  takenAt: number;
  cut: () => void;
}

export interface UnreadAnswers {
  /** @throws OVERLOADED: this address has to read what it asked for before it asks for more */
  admit: (address: string) => void;
  /**
   * The body of an answer that was made whole. It is kept until its client has read it, within the limits; what says that
   * something was done may not be refused any more.
   * @throws OVERLOADED: too much waits to be read already
   */
  body: (made: string | Uint8Array<ArrayBuffer>, address: string, how: { mayRefuse: boolean }) => BodyInit;
  /** Unread bytes. */
  size: () => number;
}

/**
 * Bounds the memory of answers that their clients do not read, or slowly: an answer is made in milliseconds, and anybody can ask for
 * large ones on hundreds of connections.
 */
export function createUnreadAnswers(limits: UnreadLimits = LIMITS, now: () => number = Date.now): UnreadAnswers {
  const answers = new Set<Unread>();
  const sums = new Map<string, number>();
  let inAll = 0;
  let timer: NodeJS.Timeout | undefined;

  function add(answer: Unread, bytes: number): void {
    answer.bytes += bytes;
    inAll += bytes;
    const sum = (sums.get(answer.key) ?? 0) + bytes;
    if (sum > 0) sums.set(answer.key, sum);
    else sums.delete(answer.key);
  }

  function remove(answer: Unread): void {
    if (!answers.delete(answer)) return;
    add(answer, -answer.bytes);
    if (answers.size === 0) timer = void clearInterval(timer);
  }

  /** Cuts clients off that take nothing: always after a while, and when room is needed those that wait for longest first. */
  function sweep(needed = 0): void {
    const time = now();
    for (const answer of [...answers].sort((one, other) => one.takenAt - other.takenAt)) {
      const pressed = inAll + needed > limits.inAll;
      if (time - answer.takenAt < (pressed ? limits.pressedMs : limits.stalledMs)) break;
      answer.cut();
    }
  }

  const isFull = (unread: number, bytes: number, limit: number) => unread > 0 && unread + bytes > limit; // one is always let in

  function admit(address: string, bytes: number): void {
    if (isFull(inAll, bytes, limits.inAll)) sweep(bytes);
    const ofAddress = isLoopback(address) ? 0 : (sums.get(addressKey(address)) ?? 0);
    if (isFull(ofAddress, bytes, limits.ofAddress) || isFull(inAll, bytes, limits.inAll))
      throw new AppError("OVERLOADED", { retryAfter: RETRY_AFTER });
  }

  return {
    admit: (address) => admit(address, ASSUMED),
    size: () => inAll,
    body(made, address, { mayRefuse }) {
      if (made.length < SLICE) return made;
      let rest: Uint8Array = typeof made === "string" ? Buffer.from(made) : made;
      if (mayRefuse) admit(address, rest.length);
      const answer: Unread = { key: addressKey(address), bytes: 0, takenAt: now(), cut: () => {} };
      return new ReadableStream<Uint8Array>({
        start(controller) {
          answers.add(answer);
          add(answer, rest.length);
          timer ??= setInterval(sweep, 1000).unref();
          answer.cut = () => {
            remove(answer);
            rest = new Uint8Array(0);
            controller.error(new DOMException("The client does not read", "AbortError")); // which Next does not record
          };
        },
        pull(controller) {
          const slice = rest.subarray(0, SLICE);
          rest = rest.subarray(slice.length);
          answer.takenAt = now();
          add(answer, -slice.length);
          controller.enqueue(slice);
          if (rest.length > 0) return;
          remove(answer);
          controller.close();
        },
        cancel: () => remove(answer),
      });
    },
  };
}

/** Those of this process. */
export const unreadAnswers = createUnreadAnswers();
