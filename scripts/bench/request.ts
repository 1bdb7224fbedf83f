import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A page of a server on this machine. */
export interface Target {
  port: number;
  /** The `Host` header, which names the shop. */
  host: string;
  path: string;
  headers?: Record<string, string>;
}

interface TargetRequest extends Target {
  method?: "GET" | "POST";
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were sent. */
  rawHeaders: string[];
  body: Buffer;
  /** From the request to the end of the body. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to this machine. `fetch` cannot be used because it does not allow the `Host` header. */
export function send({ port, host, path, method = "GET", headers = {}, body }: TargetRequest): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, agent, headers: { Host: host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.setTimeout(30_000, () => sent.destroy(new Error(`No hubo respuesta de ${host}${path}`)));
    sent.once("error", reject);
    sent.end(body);
  });
}

/**
 * Reads a page.
 * @throws when the answer is not a 200.
 */
export async function get(target: Target): Promise<Answer> {
  const answer = await send(target);
  if (answer.status !== 200) throw new Error(`${target.host}${target.path} respondió ${answer.status}`);
  return answer;
}

export function closeConnections(): void {
  agent.destroy();
}
