// Takes the place of the application's process: does what its folder's name says, such as failing to start.
import "tsx";

const { standIn } = await import("./application-child-main.ts");
const [, , dir, folder] = process.argv;
if (!dir || !folder) throw new Error("usage: application-child.mjs <folder> <folder for the socket>");
await standIn(dir, folder);
