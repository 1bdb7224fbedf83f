/** A value of one shop's, and about how many bytes it takes to hold. */
export interface KeptValue<T> {
  tentId: number;
  value: T;
  bytes: number;
}

/** The cache of whole catalogue pages, of which host is which shop, and of answers that every visitor gets alike. */
export interface PageCache {
  /** Drops every cached page and answer of a tent. Called after the commit, never before. */
  purge(tentId: number): Promise<void>;
  /** A shop was made, renamed or removed: forget which host is whose. */
  purgeHosts(): Promise<void>;
  /** The site's configuration changed: drops what was kept with it, of every shop. */
  purgeSite(): Promise<void>;
  /** What `make` gives: made once, and kept until its tent, the hosts or the site are purged. A failure is not kept. */
  keep<T>(key: string, make: () => Promise<KeptValue<T>>): Promise<T>;
  /** What is kept already; undefined where it had to be made. */
  kept<T>(key: string): T | undefined;
}
