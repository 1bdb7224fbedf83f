/** A request to an address that came from a user: an endpoint of a browser, of a webhook, of a shop to import. */
export interface OutgoingRequest {
  url: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** For everything from the resolution of the name to the last byte, in milliseconds. */
  timeoutMs?: number;
  /** A longer answer is an error. */
  maxBytes?: number;
}

export interface OutgoingAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Sends requests to public addresses only. Redirects are not followed: they are returned like any other answer. */
export interface Outgoing {
  /** @throws AddressRefused before anything is sent; any other error when there was no complete answer */
  request(request: OutgoingRequest): Promise<OutgoingAnswer>;
}

/** The address is not `https`, not public, or does not exist. The message never contains its path, which may be secret. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}
