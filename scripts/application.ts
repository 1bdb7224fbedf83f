// The application's own process, which the edge starts: see src/server/edge/application/process.
import { loadApplication } from "./sources.ts";

const [, , dir, folder] = process.argv;
const serveApplication = await loadApplication();
await serveApplication({ dir, folder });
