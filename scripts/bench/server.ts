// The production server of the bench's build, apart from the bench so that its memory is its own. Ends with its parent.
import { loadEdge } from "../sources.ts";
import { answerQuestions } from "./questions.ts";
import { tree } from "./tree.ts";

const startEdge = await loadEdge({ dev: false });
const { usage } = await startEdge({ dir: tree });
answerQuestions(usage);
process.send("ready");
