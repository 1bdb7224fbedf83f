import type { Usage } from "../../src/server/edge/application/link.ts";

/** What the bench asks a measured process. The second form runs the garbage collector first. */
export type UsageQuestion = "usage" | "usage after garbage collection";

const noUsage = async (): Promise<Usage> => ({ rss: 0, heapUsed: 0, cpu: 0 });

/**
 * Answers the bench's questions about the resources that this process uses, together with those of the process behind
 * it. Ends this process when the bench has ended.
 */
export function answerUsage(usageBehind: (how: { tidy: boolean }) => Promise<Usage> = noUsage): void {
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (question) => {
    if (question !== "usage" && question !== "usage after garbage collection") return;
    const tidy = question === "usage after garbage collection";
    if (tidy) globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const behind = await usageBehind({ tidy });
    process.send?.({
      rss: rss + behind.rss,
      heapUsed: heapUsed + behind.heapUsed,
      cpu: (user + system) / 1000 + behind.cpu,
    });
  });
}
