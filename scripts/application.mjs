// The application's own process, which the front starts: see src/server/front/application-process.
import { loadApplication } from "./sources.mjs";

const [, , dir, folder] = process.argv;
const serveApplication = await loadApplication();
await serveApplication({ dir, folder });
