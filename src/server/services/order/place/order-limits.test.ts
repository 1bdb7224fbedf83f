import { expect, it } from "vitest";
import type { Db } from "~/server/database/client";
import { limitNewOrders } from "./order-limits";

const PER_ADDRESS = 60;
const order = (db: Db, address: string, tentId = 1) => limitNewOrders(db, { address, tentId }, crypto.randomUUID());

it("counts the addresses of one IPv6 /64 network together", async () => {
  const db = {} as Db;
  for (let at = 0; at < PER_ADDRESS; at++) await order(db, `2001:db8:0:7::${at.toString(16)}`);
  await expect(order(db, "2001:db8:0:7:9:9:9:9")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await expect(order(db, "2001:db8:0:8::1")).resolves.toBeUndefined();
});
