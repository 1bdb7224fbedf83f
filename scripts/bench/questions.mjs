/** What a measured process tells the bench; it ends when the bench does. */
export function answerQuestions() {
  process.on("disconnect", () => process.exit(0));
  process.on("message", (asked) => {
    if (asked === "memory") {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      process.send({ rss, heapUsed });
    } else if (asked === "resident") {
      process.send(process.memoryUsage.rss());
    } else if (asked === "cpu") {
      const { user, system } = process.cpuUsage();
      process.send((user + system) / 1000);
    }
  });
}
