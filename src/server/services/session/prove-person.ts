import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

interface Proof {
  token: string | null | undefined;
  address: string;
  /** Lets through what cannot be asked, where tries are counted all the same. */
  passWhenSilent?: boolean;
}

/** Asks for a solved captcha, where one is set up. @throws CAPTCHA_REQUIRED, CAPTCHA_FAILED */
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
