/** A file at a provider that gives it a key of its own. */
export interface ListedFile {
  key: string;
  size: number;
}

/** Which file each name of a store stands for, where a provider does not let us choose. */
export interface FileDirectory {
  find(name: string): Promise<ListedFile | null>;
  /** From now on the name stands for this file; gives back the key of the one before. */
  enter(name: string, file: ListedFile): Promise<string | null>;
  /** Strikes the name out, if it still stands for that file. */
  strike(name: string, key: string): Promise<void>;
  /** All names in their order, from the one after `after` on. */
  list(after: string, limit: number): Promise<string[]>;
}
