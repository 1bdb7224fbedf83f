export const captchaProviders = ["recaptcha", "hcaptcha", "turnstile"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The data a page needs to show a captcha. */
export interface CaptchaWidget {
  provider: CaptchaProvider;
  siteKey: string;
  scriptUrl: string;
}

/** Why a captcha is missing (docs/product.md#captcha). */
export type CaptchaProblem = "script failed to load" | "captcha not loaded" | "element not defined";
