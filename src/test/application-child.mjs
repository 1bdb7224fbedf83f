// Stands for the application's module: a process that does what it is asked, and can be made to fail.
import "tsx";

const { standIn } = await import("./application-child-main.ts");
await standIn(process.argv[2], process.argv[3]);
