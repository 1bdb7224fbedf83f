import pg from "pg";
import { Failure } from "../failure.mjs";
import { startEmbedded } from "./embedded.ts";

const REASONS = {
  ECONNREFUSED: "nadie responde en esa dirección",
  ENOTFOUND: "ese nombre de máquina no existe",
  EAI_AGAIN: "ese nombre de máquina no existe",
  ETIMEDOUT: "no responde",
  "28P01": "el usuario o la clave no son correctos",
  28000: "el usuario no tiene permiso",
  "3D000": "esa base de datos no existe",
};

async function checkGiven(url) {
  let target;
  try {
    target = new URL(url);
    if (!/^postgres(ql)?:$/.test(target.protocol)) throw new Error("protocol");
  } catch {
    throw new Failure("DATABASE_URL no es una dirección de PostgreSQL (postgresql://usuario:clave@máquina:5432/base).");
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const why =
      REASONS[error.code] ?? error.errors?.map((one) => REASONS[one.code])[0] ?? (error.message || error.code);
    throw new Failure(
      `No se pudo conectar a la base de datos de DATABASE_URL (${target.host}${target.pathname}): ${why}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The database of DATABASE_URL, else the embedded one; its address is in DATABASE_URL afterwards. */
export async function openDatabase({ dataDir, embedded, fast }) {
  if (!embedded) {
    await checkGiven(process.env.DATABASE_URL);
    return { stop: async () => {}, supervise: () => {} }; // whoever runs it sees to it
  }
  const server = await startEmbedded({ dataDir, fast });
  process.env.DATABASE_URL = server.url;
  return server;
}
