import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { parseTable } from "./parse-table";

// On Linux a thread has a priority of its own: who orders meanwhile goes before a file that was made to be slow.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Answers a ReadTable; a crash or silence is the caller's to notice.
const { bytes } = workerData as { bytes: Uint8Array };
parentPort?.postMessage(await parseTable(bytes));
