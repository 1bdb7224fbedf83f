import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { parseTable, type TableOptions } from "./parse-table";

// On Linux each thread has its own priority: requests take precedence over a file made to be slow.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Posts a ReadTable; the caller handles crashes and timeouts.
const { bytes, options } = workerData as { bytes: Uint8Array; options: TableOptions };
parentPort?.postMessage(parseTable(bytes, options));
