import { parentPort, workerData } from "node:worker_threads";
import { parseTable } from "./parse-table";

// Answers a ReadTable; a crash or silence is the caller's to notice.
const { bytes } = workerData as { bytes: Uint8Array };
parentPort?.postMessage(await parseTable(bytes));
