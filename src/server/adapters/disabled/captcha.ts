import type { Captcha } from "~/server/ports/captcha";

/** Without its keys no captcha is shown, and the log says so once (docs/product.md#captcha). */
export function disabledCaptcha(log: { warn(message: string): void }, missing: string): Captcha {
  log.warn(`captcha: ${missing} is not set, so none is shown`);
  return { widget: null, origins: [], verify: async () => true };
}
