import { logIn } from "./log-in.ts";
import { ask } from "./request.ts";

const LOOK_MS = 100;
const SECONDS = 60;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Has the server make the catalogue of a shop as a PDF, as the panel asks for it. Milliseconds, bytes, and the server's
 * resident memory at rest and at its highest.
 */
export async function timeCataloguePdf({ port, email, password, tentId, resident }) {
  const headers = await logIn({ port, email, password });
  const named = encodeURIComponent(JSON.stringify({ json: { tentId } }));
  const call = async (path, options = {}) => {
    const answer = await ask({ port, host: `localhost:${port}`, path, headers, ...options });
    if (answer.status !== 200) throw new Error(`${path} respondió ${answer.status}: ${answer.body}`);
    return answer;
  };
  const rest = await resident();
  let peak = rest;
  const started = performance.now();
  await call("/api/trpc/catalogue.makePdf", {
    method: "POST",
    body: JSON.stringify({ json: { tentId, scope: { of: "all" } } }),
  });
  for (let looks = 0; ; looks++) {
    peak = Math.max(peak, await resident());
    if (looks % 5 === 0) {
      const { body } = await call(`/api/trpc/catalogue.pdf?input=${named}`);
      const { processing, failed, ready } = JSON.parse(body).result.data.json;
      if (ready && processing === 0) return { ms: performance.now() - started, bytes: ready.size, rest, peak };
      if (failed || performance.now() - started > SECONDS * 1000) throw new Error("El catálogo en PDF no se terminó");
    }
    await pause(LOOK_MS);
  }
}
