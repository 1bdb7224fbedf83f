import { expect, test } from "vitest";
import { parseVisit } from "./visit";

test("a click on a link", () => {
  expect(parseVisit('{"kind":"LINK_CLICK","id":7}')).toEqual({ kind: "LINK_CLICK", id: 7 });
});

test.each([
  "",
  "PING",
  "null",
  "[]",
  '{"kind":"LINK_CLICK"}',
  '{"kind":"LINK_CLICK","id":0}',
  '{"kind":"LINK_CLICK","id":"7"}',
  '{"kind":"LINK_CLICK","id":1e99}',
  '{"kind":"ORDER","id":7}',
])("%s is nothing", (text) => {
  expect(parseVisit(text)).toBeNull();
});
