import type { CaptchaWidget } from "~/domain/session/captcha";

export interface Captcha {
  /** What pages show; null where no captcha is set up. */
  readonly widget: CaptchaWidget | null;
  /** Where its script, frames and calls come from. */
  readonly origins: readonly string[];
  /**
   * Whether a person solved it. Each token counts once, and not for long.
   * @throws CAPTCHA_FAILED where the provider cannot be asked
   */
  verify(token: string, address: string): Promise<boolean>;
}
