import { isOlder, type ShopVersion } from "~/domain/catalogue/shop-version";
import { MINUTE_MS } from "~/domain/duration";
import type { ImageRef } from "~/domain/product/images/image";
import type { KnownVersions } from "~/server/shop-versions";
import { CachedPage, isImmutable, isPictureAnswer, type RenderedPage } from "./cached-page";
import { PageStore } from "./page-store";

export interface AnswerCacheOptions {
  /** What is known of the shops' versions. */
  versions: KnownVersions;
  maxBytes?: number;
  /** What one shop may hold of them: there is no end of words to search for. */
  maxOfShop?: number;
}

interface Answer {
  tentId: number;
  page: CachedPage;
  /** Read before the application was asked. */
  version: ShopVersion;
  /** In milliseconds since the epoch. */
  until: number;
  /** As last counted, in bytes. */
  size: number;
}

interface FoundAnswer {
  page: CachedPage;
  cached: boolean;
}

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_OF_SHOP = 12 * 1024 * 1024;
/** The catalogue of a large shop, before it is compressed. */
const MAX_ENTRY = 8 * 1024 * 1024;

/**
 * Some prices and badges change at midnight of the shop, which is a full quarter of an hour everywhere: no answer is kept
 * longer than to the next one.
 */
const QUARTER_MS = 15 * MINUTE_MS;
const nextQuarter = (now: number): number => now - (now % QUARTER_MS) + QUARTER_MS;

/** A picture at an outdated address is the one of now, and there is no end of such addresses. */
const mayKeep = ({ status, headers }: RenderedPage): boolean =>
  status === 200 && headers["set-cookie"] === undefined && (!isPictureAnswer(headers) || isImmutable(headers));

/** The hash of the photo that a picture was made of, if its address names it. */
const photoIn = (key: string): string | undefined => /\/catalogo\/(?:cerca|foto)\/([0-9a-f]{32})-/.exec(key)?.[1];

/**
 * Answers of the application that are the same for whoever asks the same: searches, suggestions and public reads of the API,
 * which others may not keep, and a shop's icons, link previews, close-ups and photos as JPEG. Each holds the version of its
 * shop that was read before, and is sent as long as no newer one is known. The application counts and refuses callers: only
 * what it answers with 200 is kept.
 */
export function createAnswerCache({ versions, maxBytes = MAX_BYTES, maxOfShop = MAX_OF_SHOP }: AnswerCacheOptions) {
  const answers = new PageStore<Answer>(maxBytes, maxOfShop);
  const asking = new Map<string, Promise<Answer | null>>();
  const keyOf = (tentId: number, name: string): string => `${tentId} ${name}`;

  function peek(tentId: number, name: string): CachedPage | null {
    const key = keyOf(tentId, name);
    const answer = answers.get(key);
    if (!answer) return null;
    if (Date.now() >= answer.until || versions.isOutdated(tentId, answer.version)) {
      answers.delete(key);
      return null;
    }
    if (!versions.mayServe(tentId, answer.version)) return null;
    const { size } = answer.page;
    if (size !== answer.size) answers.resize(key, size);
    return answer.page;
  }

  /** The answer in memory, if the database has no newer version than it: nobody asked for a while. */
  async function compared(tentId: number, key: string): Promise<CachedPage | null> {
    const answer = answers.get(key);
    return answer && !isOlder(answer.version, await versions.compare(tentId)) ? answer.page : null;
  }

  /** The page, and the answer that others may have, too. */
  async function request(tentId: number, ask: (version: ShopVersion) => Promise<RenderedPage>) {
    const version = await versions.compare(tentId);
    const rendered = await ask(version);
    const isCacheable = mayKeep(rendered);
    const until = isImmutable(rendered.headers) ? Number.POSITIVE_INFINITY : nextQuarter(Date.now());
    const page = new CachedPage(rendered, { isCacheable });
    const answer = { tentId, page, version, until, size: page.size };
    return { page, answer: isCacheable ? answer : null };
  }

  return {
    peek,

    /**
     * The answer of this name, from memory or from the application, which is asked once for all who ask at the same time
     * unless it refuses one of them: the others then ask for themselves.
     */
    async find(
      tentId: number,
      name: string,
      ask: (version: ShopVersion) => Promise<RenderedPage>,
    ): Promise<FoundAnswer> {
      const key = keyOf(tentId, name);
      const known = peek(tentId, name) ?? (answers.has(key) ? await compared(tentId, key) : null);
      if (known) return { page: known, cached: true };
      const running = asking.get(key);
      const shared = running && (await running.catch(() => null));
      // a change that was told meanwhile is to be seen by who came after it
      if (shared && !versions.isOutdated(tentId, shared.version)) return { page: shared.page, cached: true };
      const made = request(tentId, ask);
      const mine = made.then(({ answer }) => answer);
      mine.catch(() => {}); // for who waits for it
      asking.set(key, mine);
      try {
        const { page, answer } = await made;
        const isPurged = asking.get(key) !== mine;
        if (answer && !isPurged && answer.size <= MAX_ENTRY && !versions.isOutdated(tentId, answer.version))
          answers.set(key, answer);
        return { page, cached: false };
      } finally {
        if (asking.get(key) === mine) asking.delete(key);
      }
    },

    /** Forgets what was made of photos that were deleted; what is being made of them now is sent, but not kept. */
    purgePhotos(deleted: readonly ImageRef[]): void {
      const hashes = new Set<string | undefined>(deleted.map(({ hash }) => hash));
      for (const keys of [answers.keys(), asking.keys()])
        for (const key of keys)
          if (hashes.has(photoIn(key))) {
            answers.delete(key);
            asking.delete(key);
          }
    },

    /** Forgets everything. */
    reset(): void {
      answers.clear();
      asking.clear();
    },

    get bytes(): number {
      return answers.bytes;
    },
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;
