export const captchaProviders = ["recaptcha", "hcaptcha", "turnstile"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The data a page needs to show a captcha. */
export interface CaptchaWidget {
  provider: CaptchaProvider;
  siteKey: string;
  scriptUrl: string;
}

/** The pages with a captcha: only their documents allow its provider. */
export const captchaRoutes: readonly string[] = ["/login", "/registrate"];

/** Why a captcha is missing (docs/product.md#captcha). */
export type CaptchaProblem = "script failed to load" | "captcha not loaded" | "element not defined";
