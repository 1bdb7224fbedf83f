import { expect, test } from "vitest";
import { qrJpeg, qrSvg } from "./qr-code";

test("renders a code of 200 pixels, black on white", async () => {
  const answer = await qrSvg("https://demo.vidriera.test/");
  expect(answer.ok && answer.value).toMatch(/<svg[^>]+width="200" height="200"/);
  expect(answer.ok && answer.value).toContain("#000000");
  expect(answer.ok && answer.value).toContain("#ffffff");
});

test("adds the QR mark to URLs and leaves other texts unchanged", async () => {
  const [plain, asked] = [
    await qrSvg("https://demo.vidriera.test/"),
    await qrSvg("https://demo.vidriera.test/?desde=qr"),
  ];
  expect(plain).toEqual(asked);
  expect(await qrSvg("texto")).not.toEqual(plain);
});

test("rejects empty and too large inputs (docs/product.md#sharing)", async () => {
  expect(await qrSvg("  ")).toEqual({ ok: false, reason: "empty" });
  expect(await qrJpeg("")).toEqual({ ok: false, reason: "empty" });
  expect(await qrSvg("x".repeat(1274))).toEqual({ ok: false, reason: "tooLarge" });
  expect((await qrSvg("x".repeat(1273))).ok).toBe(true);
});
