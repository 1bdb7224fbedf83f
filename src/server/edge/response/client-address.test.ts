import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

it.each<[string | undefined, string | undefined, number, string]>([
  ["127.0.0.1", undefined, 0, "127.0.0.1"],
  ["::ffff:10.0.0.7", undefined, 0, "10.0.0.7"],
  ["::1", undefined, 0, "::1"],
  [undefined, undefined, 0, ""],
  ["127.0.0.1", "1.2.3.4", 0, "127.0.0.1"],
  ["127.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
  ["127.0.0.1", "9.9.9.9, 1.2.3.4", 1, "1.2.3.4"],
  ["127.0.0.1", "9.9.9.9, 1.2.3.4, 10.0.0.1", 2, "1.2.3.4"],
  ["127.0.0.1", "1.2.3.4", 3, "1.2.3.4"],
  ["127.0.0.1", "basura", 1, "127.0.0.1"],
  ["127.0.0.1", undefined, 1, "127.0.0.1"],
])("socket %s, forwarded %s, %i proxies", (socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected);
});
