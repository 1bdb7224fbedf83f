import { beforeEach, expect, it } from "vitest";
import { countLostMail, countMail } from "./orders-and-mails";
import { registry } from "./registry";

beforeEach(() => registry.resetMetrics());

it("counts mails by what became of them, and changes nothing about it", async () => {
  expect(await countMail(Promise.resolve("sent"))).toBe("sent");
  await countMail(Promise.resolve());
  await expect(countMail(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  countLostMail();
  const all = await registry.getMetricsAsJSON();
  expect(all.find(({ name }) => name === "vidriera_mails_total")?.values).toEqual([
    { value: 2, labels: { result: "sent" } },
    { value: 1, labels: { result: "failed" } },
    { value: 1, labels: { result: "given_up" } },
  ]);
});
