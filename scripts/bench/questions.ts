/** Bytes, and milliseconds of the processor. */
const nothing = { rss: 0, heapUsed: 0, cpu: 0 };

/**
 * What a measured process tells the bench: what it takes, with what `worker` tells of the process that works for it. It ends
 * when the bench does.
 */
export function answerQuestions(worker = async () => nothing) {
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (asked) => {
    if (asked !== "usage" && asked !== "tidy usage") return;
    const tidy = asked === "tidy usage";
    if (tidy) globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const theirs = await worker({ tidy });
    process.send({
      rss: rss + theirs.rss,
      heapUsed: heapUsed + theirs.heapUsed,
      cpu: (user + system) / 1000 + theirs.cpu,
    });
  });
}
