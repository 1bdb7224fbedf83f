import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Handle } from "~/server/edge/application/application";
import { type Forward, forwardTo } from "~/server/edge/application/forward";

/** A fake Next behind a real connection, as the application is in production; closed by its `close`. */
export async function applicationBehind(handle: Handle): Promise<Forward> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const forward = forwardTo({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  return {
    ...forward,
    close: () => {
      forward.close();
      server.close();
    },
  };
}
