import { expect, test } from "vitest";
import { parseVisit } from "./visit";

const page = { kind: "VISIT", productId: null, source: null, search: null };

test.each([
  ['{"kind":"LINK_CLICK","id":7}', { kind: "LINK_CLICK", id: 7 }],
  ['{"kind":"CART_ADD","id":7}', { kind: "CART_ADD", productId: 7 }],
  ['{"kind":"WHATSAPP_OPEN"}', { kind: "WHATSAPP_OPEN" }],
  ['{"kind":"VISIT"}', page],
  ['{"kind":"VISIT","id":7}', { ...page, productId: 7 }],
  ['{"kind":"VISIT","host":""}', { ...page, source: "DIRECT" }],
  ['{"kind":"VISIT","host":"l.instagram.com"}', { ...page, source: "INSTAGRAM" }],
  ['{"kind":"VISIT","host":"","mark":"qr"}', { ...page, source: "QR" }],
  ['{"kind":"VISIT","term":"  Mate   IMPERIAL ","found":0}', { ...page, search: { term: "mate imperial", found: 0 } }],
  ['{"kind":"VISIT","term":"a\\u0000b\\n","found":3}', { ...page, search: { term: "a b", found: 3 } }],
  ['{"kind":"VISIT","term":" ","found":3}', page],
  ['{"kind":"VISIT","term":"mate"}', page],
])("%s", (text, visit) => {
  expect(parseVisit(text)).toEqual(visit);
});

test("detects the source from an in-app browser", () => {
  expect(parseVisit('{"kind":"VISIT","host":""}', "Mozilla/5.0 Instagram 400.0")).toMatchObject({
    source: "INSTAGRAM",
  });
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
  '{"kind":"CART_ADD"}',
  '{"kind":"VISIT","id":-1}',
  `{"kind":"VISIT","host":"${"a".repeat(101)}"}`,
  `{"kind":"VISIT","term":"${"a".repeat(81)}","found":1}`,
  '{"kind":"VISIT","term":"mate","found":-1}',
])("rejects %s", (text) => {
  expect(parseVisit(text)).toBeNull();
});
