import type { ListedName } from "./file-store";

/** A file at a provider that assigns its own keys. */
interface ListedFile {
  key: string;
  size: number;
}

/** Maps the names of a store to files, for a provider that does not let us choose keys. */
export interface FileDirectory {
  find(name: string): Promise<ListedFile | null>;
  /** Points the name to this file; returns the key of the previous file. */
  enter(name: string, file: ListedFile): Promise<string | null>;
  /** Removes the name, if it still points to that file. */
  strike(name: string, key: string): Promise<void>;
  /** Lists names that begin with `prefix` in order, starting after `after`. */
  list(page: { prefix: string; after: string; limit: number }): Promise<ListedName[]>;
}
