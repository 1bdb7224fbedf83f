import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { TentKey } from "~/domain/catalogue/tent-param";
import type { HostTable, TentHost } from "../host-table";
import type { RequestKind } from "../request-kind";
import { SAFE_METHODS } from "../route";
import type { AnswerCache } from "./answer-cache";
import { type HeaderPair, HIT } from "./cached-page";

/** What an address led to when it was last answered from memory. */
interface KnownAnswer {
  kind: RequestKind;
  /** How the address names the shop, and what it was. */
  shop: TentKey;
  tent: TentHost;
  /** The answer's name in the cache. */
  url: string;
  security: HeaderPair[];
}

const MAX_KNOWN = 5000;
/** Longer addresses are resolved each time. */
const LONGEST = 300;
/** Addresses of pages lead to the page cache. */
const MAY_BE_KNOWN = /\?|^\/api\/|^\/catalogo\/\w+\/[^/]+\.\w+$/;

export interface KnownAnswersOptions {
  tents: HostTable;
  answers: AnswerCache;
  /** Counts a call of the API. @throws RATE_LIMITED */
  countCall: (request: IncomingMessage) => Promise<void>;
  /** The id of a request, which its answer tells. */
  idOf: (request: IncomingMessage) => string;
}

/** Only what resolving an address would find; who asks with a token, a body or another method is not answered from here. */
const isPlain = ({ method = "", headers }: IncomingMessage): boolean =>
  SAFE_METHODS.includes(method) &&
  headers.authorization === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

/** Sends answers to addresses that were asked for before without resolving them again: that takes longer than sending. */
export function createKnownAnswers({ tents, answers, countCall, idOf }: KnownAnswersOptions) {
  const known = new LRUCache<string, KnownAnswer>({ max: MAX_KNOWN });

  function keyOf({ url = "", headers: { host = "" } }: IncomingMessage): string | null {
    return url.length + host.length <= LONGEST && MAY_BE_KNOWN.test(url) ? `${host} ${url}` : null;
  }

  return {
    /** Remembers where the address of a request leads; `asked` is the request as it came in. */
    remember(asked: IncomingMessage, answer: KnownAnswer): void {
      const key = keyOf(asked);
      if (key !== null) known.set(key, answer);
    },

    /** Sends the answer at once, or after its limit was asked, and returns its kind; null when the address has to be resolved. */
    send(request: IncomingMessage, response: ServerResponse): RequestKind | null | Promise<RequestKind | null> {
      const key = keyOf(request);
      const answer = key !== null && isPlain(request) ? known.get(key) : undefined;
      if (!answer || tents.peek(answer.shop) !== answer.tent) return null;
      const { kind, tent, url, security } = answer;
      const page = answers.peek(tent.id, url);
      if (!page) return null;
      if (kind !== "api") return page.sendNow(request, response, HIT, security) ? kind : null;
      if (request.method !== "GET") return null;
      const send = () => {
        response.setHeader("X-Request-Id", idOf(request));
        return page.sendNow(request, response, HIT, security) ? kind : null;
      };
      return countCall(request).then(send, () => null);
    },
  };
}
