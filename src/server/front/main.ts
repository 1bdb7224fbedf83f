import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import next from "next";
import { env } from "~/env";
import { appOrigin, hostName } from "~/server/address";
import { ports } from "~/server/container";
import { db } from "~/server/db";
import { log } from "~/server/log";
import { sweepImages } from "~/server/services/image/sweep-images";
import { findTent } from "./find-tent";
import { createHostTable } from "./host-table";
import { createFront } from "./server";

/** These belong to each shop, whatever `public/` holds. */
const OF_THE_SHOP = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

function publicFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  return new Set(files.filter((path) => !OF_THE_SHOP.includes(path)));
}

/** Serves the application on PORT and HOST until `close` is called. */
export async function startFront({ dev, dir }: { dev: boolean; dir: string }): Promise<{ close: () => Promise<void> }> {
  const app = next({ dev, dir, quiet: !dev, hostname: env.HOST, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createFront({
    appUrl: appOrigin,
    hostName,
    dev,
    trustProxy: env.TRUST_PROXY,
    captchaOrigins: [],
    files: publicFiles(join(dir, "public")),
    tents: createHostTable((key) => findTent(db, key)),
    handle: (request, response) => handle(request, response),
    onError: (error) => log.error({ error }, "front"),
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(env.PORT, env.HOST, done);
  });
  const sweeping = sweepImages({ db, storage: ports.storage }).then(
    (swept) => swept > 0 && log.info({ swept }, "files that a killed process left behind"),
    (error: unknown) => log.error({ error }, "sweep of images"),
  );
  return {
    close: async () => {
      const ended = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), 4000);
      await ended;
      clearTimeout(impatient);
      await app.close();
      await sweeping;
      await db.$disconnect();
    },
  };
}
