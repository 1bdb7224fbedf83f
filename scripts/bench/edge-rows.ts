// What the edge sends from memory, or from disk, compared with node:http with the same bytes, or with nginx and the same files.
import { findTentId } from "./database.ts";
import { loadTargets, writeTargets } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { get, type Target } from "./request.ts";
import { addSample, type CpuSample, loadWithCpu, measureCpu, ratioOf, type Speed, speedOf } from "./rounds.ts";
import type { Servers } from "./site.ts";
import { photoFolder, storePhotos } from "./stored-photos.ts";

const SECONDS = 1;
const CONNECTIONS = 16;
const MANY_PHOTOS = 300;
/** The largest that the edge keeps in memory. */
const MAX_KEPT_BYTES = 256_000;
/** Larger, and just small enough: together they are more than the memory holds. */
const MANY_SIZES = [300_000, 250_000];
const SHOWN_SIZES = [2_000, 12_000, 60_000];
const BR = { "Accept-Encoding": "br" };

/** What the requests per second have to be, as a share of those of what it is compared with. */
interface RowGoal {
  name: string;
  connections: number;
  with: "node:http" | "nginx";
  minShare: number;
  /** How many times the other's p99 it may be. */
  maxP99?: number;
  /** What it does that the other need not, to explain a miss. */
  extra: string;
}

interface Row extends RowGoal {
  bytes: number;
  own: () => Promise<CpuSample>;
  /** Null where there is no nginx. */
  other: (() => Promise<CpuSample>) | null;
}

export interface MeasuredRow extends RowGoal {
  bytes: number;
  own: Speed;
  /** NaN throughout where there is nothing to compare with, like the ratios. */
  other: Speed;
  ratio: number;
  /** The other's processor time per request divided by ours. */
  cpuRatio: number;
  p99Ratio: number;
}

type ComparedTarget = Pick<RowGoal, "name" | "connections" | "minShare" | "maxP99" | "extra"> & { target: Target };

async function besideNodeHttp(servers: Servers, { target, ...goal }: ComparedTarget): Promise<Row> {
  const { body } = await get(target);
  const other = { port: servers.nodeHttpPort, host: "localhost", path: `/${body.length}` };
  const measure = (of: Target) => () => loadWithCpu(servers, of, goal.connections, SECONDS);
  return { ...goal, with: "node:http", bytes: body.length, own: measure(target), other: measure(other) };
}

/** Many photos in random order, which are more than the memory holds. */
async function besideNginx(servers: Servers, bytes: number, nginx: number | null): Promise<Row> {
  const { port, dataDir } = servers;
  const photos = await storePhotos(dataDir, MANY_PHOTOS, bytes);
  const drawn = Array.from({ length: 20_000 }, () => photos[Math.floor(Math.random() * photos.length)]).flatMap(
    (each) => each ?? [],
  );
  const own = writeTargets(
    dataDir,
    `photos-${bytes}.txt`,
    drawn.map(({ path }) => ({ host: `localhost:${port}`, path })),
  );
  const files = writeTargets(
    dataDir,
    `files-${bytes}.txt`,
    drawn.map(({ file }) => ({ host: "localhost", path: file })),
  );
  return {
    name: `${MANY_PHOTOS} fotos al azar`,
    connections: CONNECTIONS,
    with: "nginx",
    minShare: 0.25,
    extra:
      bytes > MAX_KEPT_BYTES
        ? "ninguna cabe en la memoria: se leen de a trozos y pasan por el proceso, que nginx evita con sendfile"
        : "la memoria guarda una parte, y las demás se leen enteras al pedirlas",
    bytes,
    own: () => measureCpu(servers, port, () => loadTargets(port, own, CONNECTIONS, SECONDS)),
    other:
      nginx === null
        ? null
        : async () => ({ ...(await loadTargets(nginx, files, CONNECTIONS, SECONDS)), cpu: Number.NaN }),
  };
}

async function rowsOf(servers: Servers): Promise<Row[]> {
  const { port, dataDir } = servers;
  const site = (path: string): Target => ({ port, host: `localhost:${port}`, path, headers: BR });
  const shop = (path: string): Target => ({ ...site(path), host: `bench-60.localhost:${port}` });
  const photos: { path: string }[] = [];
  for (const bytes of SHOWN_SIZES) photos.push(...(await storePhotos(dataDir, 1, bytes)));
  const tentId = await findTentId("bench-60");
  const page = { connections: CONNECTIONS, extra: "busca la tienda y compara su versión" };
  const document = { connections: CONNECTIONS, minShare: 0.5, extra: "mira la sesión, el idioma y el país" };
  const search = {
    connections: CONNECTIONS,
    minShare: 0.4,
    extra: "lee la búsqueda de su dirección y busca la tienda, fuera del camino corto de las páginas",
  };
  const call = { ...search, extra: "cuenta la llamada contra el límite de su dirección" };
  const photo = { minShare: 0.6, maxP99: 2, extra: "busca la foto por su nombre" };
  const targets: ComparedTarget[] = [
    { name: "catálogo", ...page, minShare: 0.6, target: shop("/catalogo") },
    ...photos.flatMap(({ path }) =>
      [CONNECTIONS, 64].map((connections) => ({
        name: "foto",
        connections,
        ...photo,
        target: shop(path),
      })),
    ),
    { name: "página de inicio, /", ...document, target: site("/") },
    { name: "/login", ...document, target: site("/login") },
    { name: "búsqueda repetida", ...search, target: shop("/catalogo/buscar?q=mate") },
    { name: "sugerencias repetidas", ...search, target: shop("/catalogo/buscar/sugerencias?q=mate") },
    { name: "GET /api/getProducts", ...call, target: site(`/api/getProducts/${tentId}`) },
  ];
  const nginx = await startNginx(photoFolder(dataDir), dataDir);
  const rows: Row[] = [];
  for (const target of targets) rows.push(await besideNodeHttp(servers, target));
  for (const bytes of MANY_SIZES) rows.push(await besideNginx(servers, bytes, nginx));
  return rows;
}

/** Medians of rounds, in each of which ours and the other are measured one after the other. */
export async function measureEdgeRows(servers: Servers, { rounds }: { rounds: number }): Promise<MeasuredRow[]> {
  const rows = await rowsOf(servers);
  const measured = rows.map((row) => ({ row, samples: new Map<string, CpuSample[]>() }));
  // round 0 warms all up
  for (let round = 0; round <= rounds; round++)
    for (const { row, samples } of measured) {
      const own = await row.own();
      const other = await row.other?.();
      if (round > 0) addSample(samples, { own, ...(other ? { other } : {}) });
    }
  return measured.map(({ row: { own: _own, other: _other, ...row }, samples }) => ({
    ...row,
    own: speedOf(samples, "own"),
    other: speedOf(samples, "other"),
    ratio: ratioOf(samples, "own", "other"),
    cpuRatio: ratioOf(samples, "other", "own", "cpu"),
    p99Ratio: ratioOf(samples, "own", "other", "p99"),
  }));
}
