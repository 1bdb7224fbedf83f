/** Files by name at a provider, the same for every server and worker. */
export interface FileStore {
  /** Stores the content under the name once all of it has arrived; an existing file is replaced. */
  put(name: string, content: Uint8Array<ArrayBuffer> | Blob, type: string): Promise<void>;
  /** The file without its content, or null when there is none. */
  find(name: string): Promise<FoundFile | null>;
  /** The content, or null when there is none. */
  read(name: string): Promise<ReadableStream<Uint8Array> | null>;
  exists(name: string): Promise<boolean>;
  /** Does nothing when the file does not exist. A deletion that failed is logged: a later sweep repeats it. */
  delete(name: string): Promise<void>;
  /** Lists the files whose names begin so, one batch at a time. */
  list(prefix: string): AsyncIterable<ListedName[]>;
}

export interface FoundFile {
  size: number;
  /** Changes whenever the content changes. */
  version: string;
}

export interface ListedName {
  name: string;
  storedAt: Date;
}
