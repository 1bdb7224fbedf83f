import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { homeFor } from "~/domain/session/routes";
import { env } from "~/env";
import { RegistrationForm } from "~/features/account/registration-form";
import { loadPerson } from "~/server/person";

export const metadata: Metadata = { title: copyFor(null).account.register.title };

export default async function RegisterPage() {
  const person = await loadPerson();
  if (person) redirect(homeFor(person));
  return <RegistrationForm trialDays={env.FREE_TRIAL_DAYS} />;
}
