/** A request to an address that came from a user: an endpoint of a browser, of a webhook, of a shop to import. */
export interface OutgoingRequest {
  url: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** For everything from the resolution of the name to the last byte, redirects included, in milliseconds. */
  timeoutMs?: number;
  /** A longer answer is an error. */
  maxBytes?: number;
  /** So many redirects of a GET are followed. Each address is checked like the first. Without it they are returned. */
  maxRedirects?: number;
  /** The body of an answer with another status is not read. */
  bodyOf?: number;
  /** Ends the request early; its reason is the error. */
  signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Sends requests to public addresses only. */
export interface Outgoing {
  /**
   * @throws AddressRefused before anything is sent to it, AnswerTooLong, OutgoingTimeout, TooManyRedirects; any other error
   *   when there was no complete answer
   */
  request(request: OutgoingRequest): Promise<OutgoingAnswer>;
}

/** The address has a form that we do not call, or is not public. The message never contains its path, which may be secret. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";

  constructor(
    message: string,
    /** Its form is fine, but it leads to a machine that is not on the public internet. */
    readonly isPrivate = false,
  ) {
    super(message);
  }
}

/** The answer has more bytes than the caller wants. */
export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";

  constructor(
    message: string,
    /** As the server says; null where it does not. */
    readonly bytes: number | null,
  ) {
    super(message);
  }
}

/** There was no complete answer in time. */
export class OutgoingTimeout extends Error {
  override readonly name = "OutgoingTimeout";
}

export class TooManyRedirects extends Error {
  override readonly name = "TooManyRedirects";
}
