import { expect, it } from "vitest";
import { readPushMessage } from "./push-notice";

const good = {
  title: "Pedido nuevo: $ 3.000",
  body: "Lucía",
  tag: "order-1-2",
  path: "/pedidos/2?tienda=1",
  unseen: 3,
};

it("reads what the server sends", () => expect(readPushMessage(good)).toEqual(good));

it.each([
  ["nothing", null],
  ["a text", "hola"],
  ["no title", { ...good, title: "" }],
  ["an address elsewhere", { ...good, path: "//evil.test/" }],
  ["a script", { ...good, path: "javascript:alert(1)" }],
])("shows nothing for %s", (_what, data) => expect(readPushMessage(data)).toBeNull());

it("counts nothing when the count is wrong", () => {
  expect(readPushMessage({ ...good, unseen: "x" })?.unseen).toBe(0);
  expect(readPushMessage({ ...good, unseen: -1 })?.unseen).toBe(0);
});
