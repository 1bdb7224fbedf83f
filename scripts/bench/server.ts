// The production server of the bench's build, in a process of its own so that its memory can be measured.
import { loadEdge } from "../sources.ts";
import { benchDir } from "./build.ts";
import { answerUsage } from "./usage.ts";

const startEdge = await loadEdge({ dev: false });
const { usage } = await startEdge({ dir: benchDir });
answerUsage(usage);
process.send?.("ready");
