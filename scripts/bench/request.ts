import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request to this machine under the host name of a shop; fetch does not allow `Host`. */
export function ask({ port, host, path, method = "GET", headers = {}, body }) {
  const started = performance.now();
  return new Promise((done, fail) => {
    const asked = request(
      { host: "127.0.0.1", port, path, method, agent, headers: { Host: host, ...headers } },
      (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.once("error", fail);
        answer.once("end", () =>
          done({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        );
      },
    );
    asked.setTimeout(30_000, () => asked.destroy(new Error(`No hubo respuesta de ${host}${path}`)));
    asked.once("error", fail);
    asked.end(body);
  });
}

/** The same, and anything but a 200 is an error. */
export async function get(target) {
  const answer = await ask(target);
  if (answer.status !== 200) throw new Error(`${target.host}${target.path} respondió ${answer.status}`);
  return answer;
}

export function closeConnections() {
  agent.destroy();
}
