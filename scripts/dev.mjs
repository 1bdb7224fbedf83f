import { bootstrap } from "./bootstrap.mjs";

await bootstrap("all");
const { serve } = await import("./serve.mjs");
await serve({ dev: true });
