import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

interface Proof {
  token: string | null | undefined;
  address: string;
  /** Accepts the request when the provider does not respond; for calls that are rate limited anyway. */
  passWhenSilent?: boolean;
}

/** Requires a solved captcha, if one is configured. @throws CAPTCHA_REQUIRED, CAPTCHA_FAILED */
export async function provePerson(ctx: ServiceContext, { token, address, passWhenSilent }: Proof): Promise<void> {
  const { captcha } = ctx.ports;
  if (!captcha.widget) return;
  const solved =
    Boolean(token) &&
    (await captcha.verify(token ?? "", address).catch((error: unknown) => {
      if (passWhenSilent && error instanceof AppError && error.code === "CAPTCHA_FAILED") return true;
      throw error;
    }));
  if (!solved) throw new AppError("CAPTCHA_REQUIRED", { fields: { captchaToken: ["common.required"] } });
}
