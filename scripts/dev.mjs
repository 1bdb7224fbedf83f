import { bootstrap } from "./bootstrap.mjs";

await bootstrap();
const { serve } = await import("./serve.mjs");
await serve({ dev: true });
