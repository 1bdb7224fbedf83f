import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { HOME } from "~/domain/session/routes";
import { env } from "~/env";
import { RegistrationForm } from "~/features/account/registration-form";
import { CaptchaDocument } from "~/features/app-context/forms/captcha";
import { loadPerson } from "~/server/auth/load-person";
import { ports } from "~/server/container";
import { visitorCountry } from "~/server/site/wording";
import { pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.register.title };
}

export default async function RegisterPage() {
  if (await loadPerson()) redirect(HOME);
  const captcha = ports.captcha.widget;
  const form = (
    <RegistrationForm trialDays={env.FREE_TRIAL_DAYS} captcha={captcha} countryId={await visitorCountry()} />
  );
  return captcha ? <CaptchaDocument>{form}</CaptchaDocument> : form;
}
