import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { busyShare } from "./busy-share.ts";
import { loadTargets, needLoadTool, writeTargets } from "./load.ts";
import { startNginx } from "./nginx.ts";
import type { PartOptions } from "./part.ts";
import { type RecordedVisit, recordVisits } from "./record-visits.ts";
import { addSample, type CpuSample, measureCpu, ratioOf, type Samples, speedOf } from "./rounds.ts";
import type { Servers } from "./site.ts";
import { isCalculated, isPhoto, type VisitAnswer } from "./visit-answer.ts";

export const VISIT_CONNECTIONS = 16;
const SECONDS = 1;
/** The servers, as the keys of their samples. */
const [OWN, NODE_HTTP, NGINX] = ["own", "nodeHttp", "nginx"] as const;

/** Answers that were counted. */
interface Weight {
  requests: number;
  /** Over the wire, with headers. */
  bytes: number;
}

interface VisitSpeed {
  /** Visits per second. */
  own: number;
  nodeHttp: number;
  /** NaN where there is no nginx, like the ratio. */
  nginx: number;
  /** Our visits per second divided by those of `nodeHttp`. */
  ratio: number;
  /** The processor time of a visit there divided by ours. */
  cpuRatio: number;
  nginxRatio: number;
  errors: number;
}

export interface MeasuredVisit extends Pick<RecordedVisit, "name" | "catalogueOf">, VisitSpeed {
  all: Weight;
  besidePhotos: Weight;
  photos: Weight;
  /** What is not a photo, by what it is to the page. */
  byType: Record<string, Weight>;
  /** How many requests are calculated for each visitor: they are not repeated. */
  calculated: number;
}

/** What all visits ask for of one kind, such as fonts: it says what makes a visit slow. */
export interface KindSpeed {
  /** "photo", or what it is to the page. */
  kind: string;
  /** Requests per second. */
  own: number;
  nodeHttp: number;
  ratio: number;
  cpuRatio: number;
}

/** What the part `visit` measures. */
export interface VisitMeasurement {
  tool: string;
  /** The share of the processors that other programs used. */
  busy: number;
  rounds: number;
  hasNginx: boolean;
  visits: MeasuredVisit[];
  kinds: KindSpeed[];
}

function weigh(answers: readonly VisitAnswer[]): Weight {
  return { requests: answers.length, bytes: answers.reduce((sum, { wire }) => sum + wire, 0) };
}

function weights(answers: readonly VisitAnswer[]): Omit<MeasuredVisit, keyof VisitSpeed | "name" | "catalogueOf"> {
  const others = answers.filter((answer) => !isPhoto(answer));
  const types = [...new Set(others.map(({ type }) => type))];
  return {
    all: weigh(answers),
    besidePhotos: weigh(others),
    photos: weigh(answers.filter(isPhoto)),
    calculated: answers.filter(isCalculated).length,
    byType: Object.fromEntries(types.map((each) => [each, weigh(others.filter(({ type }) => type === each))])),
  };
}

const kindOf = (answer: VisitAnswer): string => (isPhoto(answer) ? "photo" : answer.type);

/** Writes what was answered for the servers that are compared. */
function writeAnswers(folder: string, visits: readonly RecordedVisit[]): void {
  const index = visits.flatMap(({ answers }, n) => {
    mkdirSync(join(folder, String(n)), { recursive: true });
    return answers.map(({ host, path, status, headers, bytes }, at) => {
      writeFileSync(join(folder, fileOf(n, at)), bytes);
      return { url: host + path, status, headers, file: fileOf(n, at) };
    });
  });
  writeFileSync(join(folder, "answers.json"), JSON.stringify(index));
}

const fileOf = (visit: number, answer: number): string => `${visit}/${answer}`;

const asTarget = ({ host, path, body }: VisitAnswer) => ({ host, path, ...(body === null ? {} : { body }) });

/** What is repeated, and the samples of each round. */
interface Repeated {
  /** The file of targets for ours, and for the server that repeats its answers. */
  own: string;
  /** That for nginx, if it is measured. */
  files: string | null;
  samples: Map<string, CpuSample[]>;
}

function repeatedVisits(folder: string, visits: readonly RecordedVisit[]): Repeated[] {
  return visits.map(({ answers }, n) => {
    const repeated = answers.map((answer, at) => ({ answer, at })).filter(({ answer }) => !isCalculated(answer));
    const own = repeated.map(({ answer }) => asTarget(answer));
    const files = repeated.map(({ at }) => ({ host: "localhost", path: `/${fileOf(n, at)}` }));
    return {
      own: writeTargets(folder, `own-${n}.txt`, own),
      files: writeTargets(folder, `files-${n}.txt`, files),
      samples: new Map(),
    };
  });
}

function repeatedKinds(folder: string, visits: readonly RecordedVisit[]): (Repeated & { kind: string })[] {
  const answers = visits.flatMap((visit) => visit.answers).filter((answer) => !isCalculated(answer));
  return [...new Set(answers.map(kindOf))].map((kind) => {
    const targets = answers.filter((answer) => kindOf(answer) === kind).map(asTarget);
    return { kind, own: writeTargets(folder, `kind-${kind}.txt`, targets), files: null, samples: new Map() };
  });
}

function visitSpeed(samples: Samples, requests: number): VisitSpeed {
  const [own, nodeHttp, nginx] = [OWN, NODE_HTTP, NGINX].map((key) => speedOf(samples, key).rps / requests);
  return {
    own: own ?? Number.NaN,
    nodeHttp: nodeHttp ?? Number.NaN,
    nginx: nginx ?? Number.NaN,
    ratio: ratioOf(samples, OWN, NODE_HTTP),
    cpuRatio: ratioOf(samples, NODE_HTTP, OWN, "cpu"),
    nginxRatio: ratioOf(samples, OWN, NGINX),
    errors: speedOf(samples, OWN).errors,
  };
}

const kindSpeed = ({ kind, samples }: ReturnType<typeof repeatedKinds>[number]): KindSpeed => ({
  kind,
  own: speedOf(samples, OWN).rps,
  nodeHttp: speedOf(samples, NODE_HTTP).rps,
  ratio: ratioOf(samples, OWN, NODE_HTTP),
  cpuRatio: ratioOf(samples, NODE_HTTP, OWN, "cpu"),
});

/** Repeats all requests at every server, one server after the other. Round 0 warms all up. */
async function repeat(
  servers: Servers,
  repeated: readonly Repeated[],
  { nodeHttp, nginx, rounds }: { nodeHttp: number; nginx: number | null; rounds: number },
): Promise<void> {
  const ask = (port: number, file: string) => loadTargets(port, file, VISIT_CONNECTIONS, SECONDS);
  const askWithCpu = (port: number, file: string) => measureCpu(servers, port, () => ask(port, file));
  for (let round = 0; round <= rounds; round++)
    for (const { own, files, samples } of repeated) {
      const sample: Record<string, CpuSample> = { [OWN]: await askWithCpu(servers.port, own) };
      sample[NODE_HTTP] = await askWithCpu(nodeHttp, own);
      if (files !== null && nginx !== null) sample[NGINX] = { ...(await ask(nginx, files)), cpu: Number.NaN };
      if (round > 0) addSample(samples, sample);
    }
}

/**
 * Records visits, and makes them again and again with 16 connections: at our server, at one that sends the same bytes and headers
 * from memory, and at nginx with the same files.
 */
export async function measureVisits(servers: Servers, { quick }: PartOptions): Promise<VisitMeasurement> {
  const { dataDir } = servers;
  const busy = await busyShare();
  const visits = await recordVisits(servers);
  const folder = join(dataDir, "visits");
  writeAnswers(folder, visits);
  const nodeHttp = await servers.startReplay(folder);
  const nginx = await startNginx(folder, dataDir);
  const rounds = quick ? 1 : 5;
  const repeated = repeatedVisits(folder, visits);
  const kinds = repeatedKinds(folder, visits);
  console.log("Repitiendo visitas…");
  await repeat(servers, [...repeated, ...kinds], { nodeHttp, nginx, rounds });
  return {
    tool: needLoadTool(),
    busy,
    rounds,
    hasNginx: nginx !== null,
    visits: visits.map(({ name, catalogueOf, answers }, n) => {
      const weight = weights(answers);
      const requests = answers.length - weight.calculated;
      return { name, catalogueOf, ...weight, ...visitSpeed(repeated[n]?.samples ?? new Map(), requests) };
    }),
    kinds: kinds.map(kindSpeed),
  };
}
