import pg from "pg";
import type { Settings } from "../environment.ts";
import { errorCode, errorMessage, Failure } from "../failure.mjs";
import { type Supervisor, startEmbedded } from "./embedded.ts";

/** The database of a command. */
export interface Database {
  url: string;
  /** Ends the embedded server, unless another command uses it. */
  stop: () => Promise<void>;
  /** Restarts the embedded server whenever it dies. */
  supervise: (supervisor: Supervisor) => void;
}

/** Why a connection failed, by the code of the error. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: "nadie responde en esa dirección",
  ENOTFOUND: "ese nombre de máquina no existe",
  EAI_AGAIN: "ese nombre de máquina no existe",
  ETIMEDOUT: "no responde",
  "28P01": "el usuario o la clave no son correctos",
  28000: "el usuario no tiene permiso",
  "3D000": "esa base de datos no existe",
};

/** A host with several addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? [error, ...error.errors] : [error];
  const known = errors.map((one) => REASONS[errorCode(one)]).find((reason) => reason !== undefined);
  return known ?? (errorMessage(error) || errorCode(error));
}

/** @throws {Failure} DATABASE_URL is not an address of PostgreSQL, or nothing can be queried there */
async function checkConnection(url: string): Promise<void> {
  const target = URL.parse(url);
  if (!target || !/^postgres(ql)?:$/.test(target.protocol))
    throw new Failure("DATABASE_URL no es una dirección de PostgreSQL (postgresql://usuario:clave@máquina:5432/base).");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new Failure(
      `No se pudo conectar a la base de datos de DATABASE_URL (${target.host}${target.pathname}): ${reasonOf(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Opens the database of DATABASE_URL, or the embedded one, whose address it stores there. `fast` gives up the embedded one's
 * safety against power failure.
 */
export async function openDatabase({
  dataDir,
  embedded,
  fast,
}: Pick<Settings, "dataDir" | "embedded"> & { fast?: boolean }): Promise<Database> {
  if (!embedded) {
    const url = process.env.DATABASE_URL ?? "";
    await checkConnection(url);
    return { url, stop: async () => {}, supervise: () => {} }; // whoever operates it keeps it running
  }
  const server = await startEmbedded({ dataDir, fast });
  process.env.DATABASE_URL = server.url;
  return server;
}
