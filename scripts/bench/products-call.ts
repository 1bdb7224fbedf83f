// GET /api/getProducts of a shop with 200 products, compared with a route handler of Next that makes the same query.
import { z } from "zod";
import { findTentId } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { get, send } from "./request.ts";
import { type CpuSample, loadWithCpu } from "./rounds.ts";
import { PASSWORD, type Servers } from "./site.ts";

const SUBDOMAIN = "bench-200";
const CONNECTIONS = 16;

type CallSpeed = Pick<CpuSample, "rps" | "cpu" | "p50" | "p99">;

export interface ProductsCall {
  products: number;
  bytes: number;
  connections: number;
  own: CallSpeed;
  route: CallSpeed;
  /** The call's requests per second divided by the route's. */
  ratio: number;
  rounds: number;
}

const login = z.object({ meta: z.object({ token: z.string() }) });
const productList = z.object({ data: z.array(z.unknown()) });

async function openToken(port: number): Promise<string> {
  const answer = await send({
    port,
    host: `localhost:${port}`,
    path: "/api/login",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: `${SUBDOMAIN}@vidriera.test`, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`POST /api/login respondió ${answer.status}: ${answer.body}`);
  return login.parse(JSON.parse(answer.body.toString())).meta.token;
}

/** Returns medians. In each round the call and the route are measured one after the other. */
export async function timeProductsCall(servers: Servers, { rounds }: { rounds: number }): Promise<ProductsCall> {
  const { port, nextPort } = servers;
  const tentId = await findTentId(SUBDOMAIN);
  const headers = { Authorization: `Bearer ${await openToken(port)}` };
  const own = { port, host: `localhost:${port}`, path: `/api/getProducts/${tentId}`, headers };
  const route = { port: nextPort, host: `localhost:${nextPort}`, path: `/bench/products/${tentId}`, headers };
  const { body } = await get(own);
  if (!body.equals((await get(route)).body)) throw new Error(`${own.path} y ${route.path} no responden lo mismo`);

  for (const target of [own, route]) await load(target, CONNECTIONS, 1);
  const measure = (target: typeof own) => loadWithCpu(servers, target, CONNECTIONS, 2);
  const samples: Record<"own" | "route", CpuSample>[] = [];
  for (let round = 0; round < rounds; round++) {
    // which of them is first changes, because the first one leaves work to the second
    const early = round % 2 === 0 ? await measure(own) : null;
    const ofRoute = await measure(route);
    samples.push({ own: early ?? (await measure(own)), route: ofRoute });
  }
  const errors = samples.reduce((sum, sample) => sum + sample.own.errors + sample.route.errors, 0);
  if (errors > 0) throw new Error(`${own.path}: ${errors} respuestas con error`);
  const speedOf = (subject: "own" | "route"): CallSpeed => {
    const medianOf = (field: keyof CallSpeed) => median(samples.map((sample) => sample[subject][field]));
    return { rps: medianOf("rps"), cpu: medianOf("cpu"), p50: medianOf("p50"), p99: medianOf("p99") };
  };
  return {
    products: productList.parse(JSON.parse(body.toString())).data.length,
    bytes: body.length,
    connections: CONNECTIONS,
    own: speedOf("own"),
    route: speedOf("route"),
    ratio: median(samples.map((sample) => sample.own.rps / sample.route.rps)),
    rounds,
  };
}
