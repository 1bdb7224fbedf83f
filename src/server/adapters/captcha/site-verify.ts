import { z } from "zod";
import type { CaptchaProvider, CaptchaWidget } from "~/domain/session/captcha";
import { AppError } from "~/server/errors";
import type { Captcha } from "~/server/ports/captcha";

export interface SiteVerifyOptions {
  provider: CaptchaProvider;
  siteKey: string;
  secret: string;
  log: { warn(about: object, message: string): void };
  /** Overrides of the provider's script and verification URLs, for a simulated provider. */
  scriptUrl?: string | undefined;
  verifyUrl?: string | undefined;
  timeoutMs?: number;
}

/** The three providers share one protocol; only their URLs differ. */
const PROVIDERS: Record<CaptchaProvider, { script: string; verify: string; origins: string[] }> = {
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js?render=explicit&hl=es",
    verify: "https://www.google.com/recaptcha/api/siteverify",
    origins: ["https://www.google.com", "https://www.gstatic.com", "https://recaptcha.google.com"],
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js?render=explicit&hl=es&recaptchacompat=off",
    verify: "https://api.hcaptcha.com/siteverify",
    origins: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  },
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    verify: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    origins: ["https://challenges.cloudflare.com"],
  },
};

const answerSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/** Error codes that mean our request was wrong or the provider failed: they say nothing about the visitor. */
const NOT_THE_PERSON = /secret|bad-request|sitekey|internal-error/;

/** reCAPTCHA v2, hCaptcha or Turnstile: posts the token to the provider's URL, which responds whether it is valid. */
export class SiteVerify implements Captcha {
  readonly widget: CaptchaWidget;
  readonly origins: readonly string[];
  readonly #options: SiteVerifyOptions;

  constructor(options: SiteVerifyOptions) {
    const { provider, siteKey, scriptUrl = PROVIDERS[provider].script } = options;
    this.#options = options;
    this.widget = { provider, siteKey, scriptUrl };
    this.origins = [...new Set([...PROVIDERS[provider].origins, new URL(scriptUrl).origin])];
  }

  async verify(token: string, address: string): Promise<boolean> {
    const { provider, secret, verifyUrl = PROVIDERS[provider].verify, timeoutMs = 5_000 } = this.#options;
    const known = /^[\d.]+$|:/.test(address);
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, ...(known && { remoteip: address }) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => this.#fail(error instanceof Error ? error.name : "unknown"));
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success) return this.#fail(`status ${response.status}`);
    const { success, "error-codes": codes } = answer.data;
    if (!success && codes.some((code) => NOT_THE_PERSON.test(code))) return this.#fail(codes.join(" "));
    return success;
  }

  #fail(reason: string): never {
    const { provider, log } = this.#options;
    log.warn({ provider, reason }, "captcha: the provider could not be asked");
    throw new AppError("CAPTCHA_FAILED");
  }
}
