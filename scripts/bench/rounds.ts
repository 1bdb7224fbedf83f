import { type ComparedPage, oneWordPage } from "./find-pages.ts";
import { type LoadSample, load, needLoadTool } from "./load.ts";
import { median } from "./median.ts";
import type { Target } from "./request.ts";
import type { Servers } from "./site.ts";

export const CONNECTIONS = [1, 16, 64];
const COMPARED_CONNECTIONS = 16;

/** A busy machine distorts the requests per second, but not the processor time of a request. */
export interface CpuSample extends LoadSample {
  /** Milliseconds of processor time per request. */
  cpu: number;
}

export type Speed = Omit<CpuSample, "requests">;

/**
 * What is measured for a page: the page itself, Next's static page of the same size, Next's dynamic page of one word, and a
 * server that sends the same bytes from memory.
 */
type Subject = "own" | "staticPage" | "smallestPage" | "nodeHttp";

/** The samples of all rounds, by the keys below. */
export type Samples = ReadonlyMap<string, readonly CpuSample[]>;

/** The key of a page's samples. */
export const keyOf = (page: string, subject: Subject, connections: number) => `${page}|${subject}|${connections}`;

/** There is one smallest page, whatever page is compared with it. */
const SMALLEST_PAGE = "";
export const smallestKey = (connections: number) => keyOf(SMALLEST_PAGE, "smallestPage", connections);

const GZIP_PAGE = "gzip";
/** The key of the samples with gzip. */
export const gzipKey = (subject: "own" | "staticPage") => keyOf(GZIP_PAGE, subject, COMPARED_CONNECTIONS);

interface Job {
  key: string;
  target: Target;
  connections: number;
  /** Whether the page is rendered for each request. */
  slow: boolean;
}

function jobsFor(servers: Servers, pages: readonly ComparedPage[]): Job[] {
  const { nodeHttpPort } = servers;
  const smallest = oneWordPage(servers);
  const jobs = CONNECTIONS.flatMap((connections): Job[] => [
    ...pages.flatMap(({ nextPage, bytes, ...page }) => {
      const key = (subject: Subject) => keyOf(page.name, subject, connections);
      const nodeHttp = { port: nodeHttpPort, host: "localhost", path: `/${bytes}` };
      return [
        { key: key("own"), target: page, connections, slow: false },
        { key: key("staticPage"), target: nextPage, connections, slow: false },
        { key: key("nodeHttp"), target: nodeHttp, connections, slow: false },
      ];
    }),
    { key: smallestKey(connections), target: smallest, connections, slow: true },
  ]);
  const compressed = pages.find(({ path }) => path === "/catalogo");
  if (!compressed) throw new Error("/catalogo is not among the pages");
  const headers = { "Accept-Encoding": "gzip" };
  const gzip = { connections: COMPARED_CONNECTIONS, slow: false };
  jobs.push(
    { key: gzipKey("own"), target: { ...compressed, headers }, ...gzip },
    { key: gzipKey("staticPage"), target: { ...compressed.nextPage, headers }, ...gzip },
  );
  // what is compared is measured within a few seconds
  return jobs.sort((a, b) => a.connections - b.connections);
}

/** Adds to a sample of load the processor time of the server at a port. */
export async function measureCpu(servers: Servers, port: number, work: () => Promise<LoadSample>): Promise<CpuSample> {
  const before = await servers.cpu(port);
  const sample = await work();
  return { ...sample, cpu: ((await servers.cpu(port)) - before) / sample.requests };
}

export const loadWithCpu = (
  servers: Servers,
  target: Target,
  connections: number,
  seconds: number,
): Promise<CpuSample> => measureCpu(servers, target.port, () => load(target, connections, seconds));

/** Adds what one round measured, by key. */
export function addSample(samples: Map<string, CpuSample[]>, round: Record<string, CpuSample>): void {
  for (const [key, sample] of Object.entries(round)) samples.set(key, [...(samples.get(key) ?? []), sample]);
}

/** Measures every page once per round. A round that would end after `deadline` does not start. */
export async function measureRounds(
  servers: Servers,
  pages: readonly ComparedPage[],
  { rounds, seconds, deadline }: { rounds: number; seconds: number; deadline: number },
): Promise<{ rounds: number; samples: Samples }> {
  const jobs = jobsFor(servers, pages);
  const samples = new Map<string, CpuSample[]>(jobs.map(({ key }) => [key, []]));
  for (const { target, connections } of jobs) if (connections === COMPARED_CONNECTIONS) await load(target, 8, 1);
  let done = 0;
  for (let longest = 0; done < rounds && Date.now() + longest < deadline; done++) {
    const started = Date.now();
    for (const { key, target, connections, slow } of jobs) {
      // with many connections, slow pages are finished all at once, possibly after more than a second
      const length = slow && connections > COMPARED_CONNECTIONS ? 3 * seconds : seconds;
      samples.get(key)?.push(await loadWithCpu(servers, target, connections, length));
    }
    longest = Math.max(longest, Date.now() - started);
    const took = Math.round((Date.now() - started) / 1000);
    console.log(`  ronda ${done + 1} de ${rounds} (${needLoadTool()}, ${took} s)`);
  }
  return { rounds: done, samples };
}

/** The medians over the rounds. */
export function speedOf(samples: Samples, key: string): Speed {
  const all = samples.get(key) ?? [];
  const medianOf = (field: keyof Speed) => median(all.map((sample) => sample[field]));
  return {
    rps: medianOf("rps"),
    cpu: medianOf("cpu"),
    p50: medianOf("p50"),
    p99: medianOf("p99"),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** The median of the ratios within each round. */
export function ratioOf(samples: Samples, key: string, otherKey: string, field: "rps" | "cpu" | "p99" = "rps"): number {
  const others = samples.get(otherKey) ?? [];
  const all = samples.get(key) ?? [];
  return median(all.map((sample, round) => sample[field] / (others[round]?.[field] ?? Number.NaN)));
}
