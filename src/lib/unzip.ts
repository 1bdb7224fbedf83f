export interface ArchiveLimits {
  /** Of the whole file. */
  maxBytes: number;
  /** Of the list of contents, folders and skipped files included. */
  maxEntries: number;
  /** Files that are taken. */
  maxFiles: number;
  /** Of one file, unpacked. */
  maxFileBytes: number;
  /** Which files are taken, by their whole name in the archive. */
  takes: (name: string) => boolean;
}

export type ArchiveProblem = "broken" | "encrypted" | "tooLarge" | "tooManyEntries" | "tooManyFiles" | "fileTooLarge";

export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  constructor(readonly problem: ArchiveProblem) {
    super(problem);
  }
}

export interface ArchivedFile {
  /** As the archive has it, with folders; only to be shown or compared. */
  name: string;
  /** Unpacks it. @throws ArchiveError for a file that is larger than it says, or broken */
  read: () => Promise<File>;
}

/** Stops when a file turns out to be larger than it may be, whatever its header says. */
function collector(maxBytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new ArchiveError("fileTooLarge");
      chunks.push(chunk);
    },
  });
  return { stream, chunks };
}

/**
 * The files of a ZIP archive, by its list of contents. Only the list and one file at a time are in memory: the archive is
 * read from where it lies. Names are never used as paths.
 * @throws ArchiveError
 */
export async function openArchive(archive: Blob, limits: ArchiveLimits): Promise<ArchivedFile[]> {
  if (archive.size > limits.maxBytes) throw new ArchiveError("tooLarge");
  const { BlobReader, ZipReader } = await import("@zip.js/zip.js");
  const reader = new ZipReader(new BlobReader(archive), { useWebWorkers: false, checkSignature: true });
  const files: ArchivedFile[] = [];
  let seen = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      seen += 1;
      if (seen > limits.maxEntries) throw new ArchiveError("tooManyEntries");
      if (entry.directory || !limits.takes(entry.filename)) continue;
      if (entry.encrypted) throw new ArchiveError("encrypted");
      if (files.length >= limits.maxFiles) throw new ArchiveError("tooManyFiles");
      files.push({
        name: entry.filename,
        read: async () => {
          if (entry.uncompressedSize > limits.maxFileBytes) throw new ArchiveError("fileTooLarge");
          const { stream, chunks } = collector(limits.maxFileBytes);
          try {
            await entry.getData(stream);
          } catch (error) {
            throw error instanceof ArchiveError ? error : new ArchiveError("broken");
          }
          return new File(chunks, entry.filename.split(/[/\\]/).at(-1) ?? "");
        },
      });
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError("broken");
  }
  return files;
}
