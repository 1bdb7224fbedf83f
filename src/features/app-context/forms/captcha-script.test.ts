import { expect, it } from "vitest";
import { CaptchaError, renderCaptcha } from "./captcha-script";

// the two other codes of docs/product.md#captcha are raised in a browser: e2e/captcha.long.spec.ts
it("throws `element not defined` when its container is missing", () => {
  const api = { render: () => 1, reset: () => undefined };
  const widget = { provider: "hcaptcha", siteKey: "key", scriptUrl: "https://captcha.test/" } as const;
  const draw = () =>
    renderCaptcha(api, widget, null, { theme: "light", onToken: () => undefined, onProblem: () => undefined });
  expect(draw).toThrow(new CaptchaError("element not defined"));
});
