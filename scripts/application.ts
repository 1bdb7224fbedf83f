// The application's process, which the edge starts (src/server/edge/application/process.ts).
import { loadApplication } from "./sources.ts";

const [, , dir, folder] = process.argv;
if (!dir || !folder) throw new Error("usage: application.ts <project folder> <folder for the socket>");
const serveApplication = await loadApplication();
await serveApplication({ dir, folder });
