import type { CaptchaWidget } from "~/domain/session/captcha";

export interface Captcha {
  /** The widget that pages show; null when no captcha is configured. */
  readonly widget: CaptchaWidget | null;
  /** Origins of its script, frames and requests. */
  readonly origins: readonly string[];
  /**
   * Whether a person solved it. Each token is valid once, and only for a short time.
   * @throws CAPTCHA_FAILED when the provider cannot be reached
   */
  verify(token: string, address: string): Promise<boolean>;
}
