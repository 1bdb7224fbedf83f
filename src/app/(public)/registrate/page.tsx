import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { homeFor } from "~/domain/session/routes";
import { env } from "~/env";
import { RegistrationForm } from "~/features/account/registration-form";
import { CaptchaDocument } from "~/features/session/captcha";
import { ports } from "~/server/container";
import { loadPerson } from "~/server/person";

export const metadata: Metadata = { title: copyFor(null).account.register.title };

export default async function RegisterPage() {
  const person = await loadPerson();
  if (person) redirect(homeFor(person));
  const captcha = ports.captcha.widget;
  const form = <RegistrationForm trialDays={env.FREE_TRIAL_DAYS} captcha={captcha} />;
  return captcha ? <CaptchaDocument>{form}</CaptchaDocument> : form;
}
