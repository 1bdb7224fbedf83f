import { expect, test } from "vitest";
import { bodyRefusal, formLimit, isDiscarded, MAX_JSON_BYTES } from "./body-limit";

const json = (length: number) => ({ "content-type": "application/json", "content-length": String(length) });
const form = (length: number) => ({
  "content-type": "multipart/form-data; boundary=x",
  "content-length": String(length),
});

test.each([
  ["no body", {}, null],
  ["JSON at the limit", json(MAX_JSON_BYTES), null],
  ["JSON over it", json(MAX_JSON_BYTES + 1), 413],
  ["a photo", form(MAX_JSON_BYTES * 10), null],
  ["a form over the limit", form(formLimit("/api/product/image") + 1), 413],
  ["a raw photo", { "content-type": "image/png", "content-length": String(MAX_JSON_BYTES * 10) }, null],
  ["a body that does not say how long it is", { "transfer-encoding": "chunked" }, 411],
])("%s", (_name, headers, status) => {
  expect(bodyRefusal(headers)).toBe(status);
});

const MIB = 1024 * 1024;

test.each(["/api/trpc/product.import.upload", "/api/imports"])(
  "a file of products may be larger than a photo: %s",
  (path) => {
    expect(bodyRefusal(form(21 * MIB), path)).toBeNull();
    expect(bodyRefusal(form(21 * MIB + 1), path)).toBe(413);
    expect(bodyRefusal(json(MAX_JSON_BYTES + 1), path)).toBe(413);
    expect(bodyRefusal(form(21 * MIB), "/api/trpc/product.addImage")).toBe(413);
    expect(bodyRefusal(form(21 * MIB), `${path}/1/cancel`)).toBe(413);
  },
);

test.each([
  ["JSON over the limit", json(10_000_000), true],
  ["a body that goes on for long", form(1e9), false],
  ["a body that does not say how long it is", { "transfer-encoding": "chunked" }, false],
])("whether the rest of %s is read", (_name, headers, discarded) => {
  expect(isDiscarded(headers)).toBe(discarded);
});

test.each([
  "/api/stock-alert",
  "/api/list-forms/password",
  "/api/list-forms/request",
  "/api/auth/callback/credentials",
])("a visitor's form has a few short fields: %s", (path) => {
  const fields = (length: number) => ({
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(length),
  });
  for (const one of [fields, form, json]) {
    expect(bodyRefusal(one(16 * 1024), path)).toBeNull();
    expect(bodyRefusal(one(16 * 1024 + 1), path)).toBe(413);
    expect(bodyRefusal(one(11 * MIB), path)).toBe(413);
  }
  expect(bodyRefusal({ "transfer-encoding": "chunked" }, path)).toBe(411);
});
