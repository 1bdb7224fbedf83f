import { expect, it } from "vitest";
import { readPushMessage, showsMessage } from "./push-notice";

const good = {
  title: "Pedido nuevo: $ 3.000",
  body: "Lucía",
  tag: "order-1-2",
  path: "/pedidos/2?tienda=1",
  unseen: 3,
  silent: true,
};

it("reads what the server sends", () => expect(readPushMessage(good)).toEqual(good));

it.each([
  ["nothing", null],
  ["a text", "hola"],
  ["no title", { ...good, title: "" }],
  ["an address elsewhere", { ...good, path: "//evil.test/" }],
  ["an address elsewhere, written with a backslash", { ...good, path: "/\\evil.test/" }],
  ["a script", { ...good, path: "javascript:alert(1)" }],
])("shows nothing for %s", (_what, data) => expect(readPushMessage(data)).toBeNull());

it("makes a sound unless the message says that it is silent", () => {
  const { silent: _silent, ...older } = good;
  expect(readPushMessage(older)?.silent).toBe(false);
  expect(readPushMessage({ ...good, silent: "x" })?.silent).toBe(false);
});

it("counts nothing when the count is wrong", () => {
  expect(readPushMessage({ ...good, unseen: "x" })?.unseen).toBe(0);
  expect(readPushMessage({ ...good, unseen: -1 })?.unseen).toBe(0);
});

it.each([
  ["https://panel.test/pedidos/2", "/pedidos/2?tienda=1", "9.1", true],
  ["https://panel.test/pedidos/2?avisar=1", "/pedidos/2?tienda=1", "9.1", true],
  ["https://panel.test/pedidos/2", "/pedidos/2?tienda=1", "9.4", false],
  ["https://panel.test/pedidos/2", "/pedidos/2?tienda=1", null, false],
  ["https://panel.test/pedidos", "/pedidos/2?tienda=1", "9.1", false],
  ["https://panel.test/cuenta", "/cuenta", null, true],
])("a window at %s shows %s for %s: %s", (url, path, account, shown) =>
  expect(showsMessage(url, path, account)).toBe(shown),
);
