// The production server of the bench's build, in a process of its own so that its memory is its own. Ends with its parent.
import { loadFront } from "../sources.mjs";
import { answerQuestions } from "./questions.mjs";
import { tree } from "./tree.mjs";

answerQuestions();

const startFront = await loadFront();
await startFront({ dev: false, dir: tree });
process.send("ready");
