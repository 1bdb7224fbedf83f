/** The cache of whole catalogue pages, and of which host is which shop. */
export interface PageCache {
  /** Drops every cached page of a tent. Called after the commit, never before. */
  purge(tentId: number): Promise<void>;
  /** A shop was made, renamed or removed: forget which host is whose. */
  purgeHosts(): Promise<void>;
  /** The site's configuration changed: drops what was kept with it, of every shop. */
  purgeSite(): Promise<void>;
}
