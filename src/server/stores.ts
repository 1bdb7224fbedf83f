import { join } from "node:path";
import { env } from "~/env";
import { LocalStorage } from "~/server/adapters/local/storage";
import { FileCache } from "~/server/adapters/remote/file-cache";
import { RemoteStorage } from "~/server/adapters/remote/remote-storage";
import { S3Files } from "~/server/adapters/s3/s3-files";
import { UploadThingFiles } from "~/server/adapters/uploadthing/uploadthing-files";
import { log } from "~/server/log";
import type { FileDirectory } from "~/server/ports/file-directory";
import type { FileStore } from "~/server/ports/file-store";
import type { Storage } from "~/server/ports/storage";

const DEFAULT_CACHE_MB = 512;
/** Next's build loads this module without the defaults of `env.js`. */
const DEFAULT_REGION = "us-east-1";
const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function uploadThing(directory: () => FileDirectory): FileStore | null {
  const { UPLOADTHING_TOKEN: token } = env;
  if (!token) return null;
  return new UploadThingFiles({
    token,
    directory: directory(),
    log,
    apiUrl: env.UPLOADTHING_API_URL,
    ingestUrl: env.UPLOADTHING_INGEST_URL,
    filesUrl: env.UPLOADTHING_FILES_URL,
  });
}

function bucket(): FileStore | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region = DEFAULT_REGION } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && name && accessKeyId && secretAccessKey)
    return new S3Files({ endpoint, bucket: name, region, accessKeyId, secretAccessKey, log });
  if (S3_NAMES.some((one) => env[one])) throw new Error(`S3 needs all of ${S3_NAMES.join(", ")}`);
  return null;
}

/** The remote stores, the one for new files last; one that was used before and still has its keys is read from. */
function remoteStores(directory: () => FileDirectory): FileStore[] {
  const [former, current] = [uploadThing(directory), bucket()];
  const chosen = env.STORAGE ?? (current ? "s3" : former ? "uploadthing" : "disk");
  if (chosen === "disk") return [];
  if (chosen === "uploadthing" && !former) throw new Error("STORAGE=uploadthing needs UPLOADTHING_TOKEN");
  if (chosen === "s3" && !current) throw new Error(`STORAGE=s3 needs ${S3_NAMES.join(", ")}`);
  const all = chosen === "s3" ? [former, current] : [current, former];
  return all.filter((store) => store !== null);
}

/**
 * Where files are stored, by the environment: for the application, which writes them, and for the edge, which sends pictures.
 * @param directory called if UploadThing is used, which needs one
 */
export function createStores(directory: () => FileDirectory) {
  const dataDir = env.DATA_DIR ?? ".data";
  const remote = remoteStores(directory);
  const localPictures = new LocalStorage({
    root: join(dataDir, "images"),
    defaults: "src/server/adapters/local/defaults",
  });
  const maxBytes = (env.FILE_CACHE_MB ?? env.UPLOADTHING_CACHE_MB ?? DEFAULT_CACHE_MB) * 1_000_000;
  const cache = new FileCache({ folder: join(dataDir, "image-cache"), maxBytes });
  return {
    /** Where new files go; null for this machine's disk. */
    files: remote.at(-1) ?? null,
    /** Whether new files stay on this machine, where no other one can read them. */
    storesOnDisk: remote.length === 0,
    /** The pictures on this machine's disk: all of them, or those from before a remote store was configured. */
    localPictures,
    pictures: remote.reduce<Storage>(
      (before, files) => new RemoteStorage({ files, cache, before, log }),
      localPictures,
    ),
  };
}
