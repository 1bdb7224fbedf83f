import { bootstrap } from "./bootstrap.mjs";

await bootstrap("start");
const { serve } = await import("./serve.mjs");
await serve({ dev: false });
