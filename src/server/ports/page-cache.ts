/** The cache of whole catalogue pages. */
export interface PageCache {
  /** Drops every cached page of a tent. Called after the commit, never before. */
  purge(tentId: number): Promise<void>;
}
