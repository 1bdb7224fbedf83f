"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormField, FormInput } from "~/components/ui/form";
import { FormPassword } from "~/components/ui/form-password";
import { showPopup } from "~/components/ui/popup-host";
import { Select } from "~/components/ui/select";
import { accountTexts } from "~/copy/account";
import { fill } from "~/copy/fill";
import { sessionTexts } from "~/copy/session";
import type { CaptchaWidget } from "~/domain/session/captcha";
import { countryOfVisitor } from "~/domain/session/wording";
import { COUNTRIES } from "~/domain/tent/countries";
import { postSignIn } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { useCaptcha } from "~/features/app-context/forms/captcha";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { storeTypedMail, takeTypedMail } from "~/features/app-context/forms/typed-mail";
import { AuthFrame } from "~/features/session/auth-frame";
import { plainCall } from "~/trpc/plain-call";

const fields = ["name", "email", "password", "countryId"] as const;

interface RegistrationProps {
  trialDays: number;
  captcha: CaptchaWidget | null;
  /** Preselected country, as far as the request tells it. */
  countryId: number;
  /** What was typed before the form handled events. */
  typed: Record<string, string>;
}

export function RegistrationForm({ trialDays, captcha: widget, countryId: proposed, typed }: RegistrationProps) {
  const copy = useCopy(accountTexts, sessionTexts);
  const text = copy.account.register;
  const captcha = useCaptcha(widget);
  const { resolver, show } = useFormMessages();
  const [exists, setExists] = useState(false);
  const chosen = Number(typed.countryId ?? proposed);
  const form = useForm({
    resolver: resolver(() => import("~/domain/account/schemas").then(({ registrationSchema }) => registrationSchema)),
    defaultValues: { name: "", email: "", password: "", ...typed, countryId: chosen },
  });

  useEffect(() => {
    const email = takeTypedMail();
    if (email) form.setValue("email", email);
  }, [form]);

  useEffect(() => {
    // the server knows the time zone of a first visit only here
    if (chosen !== proposed) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const detected = countryOfVisitor({ acceptLanguage: navigator.languages.join(","), timeZone });
    if (!form.getFieldState("countryId").isDirty) form.setValue("countryId", detected);
  }, [form, chosen, proposed]);

  function toLogin() {
    storeTypedMail(form.getValues("email"));
    window.location.assign("/login");
  }

  function showProblem(sentence: string) {
    const { title, ok } = text.failed;
    showPopup({ tone: "bad", title, text: sentence, actions: [{ label: ok }] });
  }

  const submit = form.handleSubmit(async (values) => {
    setExists(false);
    const captchaToken = captcha.take();
    if (captchaToken === undefined) return;
    const answer = await plainCall("account", "register", { ...values, captchaToken });
    if (!answer.ok) {
      const { code, ...details } = answer.failure;
      captcha.again();
      if (code === "CAPTCHA_REQUIRED") return captcha.ask("needed");
      const sentence =
        code === "OFFLINE"
          ? copy.session.callFailed.network
          : await show({ data: { appError: { code, details } } }, form, fields);
      return sentence === null ? undefined : showProblem(sentence);
    }
    if (answer.data === "exists") {
      captcha.again();
      setExists(true);
      form.setError("email", { message: text.exists }, { shouldFocus: true });
      return;
    }
    const failure = await postSignIn({ email: values.email, password: values.password });
    if (failure) return toLogin();
    window.location.assign("/bienvenida");
    await new Promise(() => {}); // keeps the button busy until the next document loads
  });

  return (
    <AuthFrame heading={text.heading} {...(trialDays > 0 ? { text: fill(text.trial, { days: trialDays }) } : {})}>
      <form method="post" onSubmit={submit} onFocus={() => captcha.ask()} noValidate className="grid gap-4">
        <FormInput control={form.control} name="name" label={text.name} autoComplete="name" maxLength={200} />
        <FormInput
          control={form.control}
          name="email"
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck="false"
        />
        {exists ? (
          <Button variant="soft" block onClick={toLogin}>
            {text.existsLogin}
          </Button>
        ) : null}
        <FormPassword
          control={form.control}
          name="password"
          label={text.password}
          hint={text.passwordHint}
          showLabel={text.showPassword}
          hidePasswordLabel={text.hidePassword}
          autoComplete="new-password"
        />
        <FormField control={form.control} name="countryId" label={text.country}>
          {(field) => (
            <Select {...field} onChange={(event) => field.onChange(Number(event.target.value))}>
              {COUNTRIES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {captcha.element}
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {text.submit}
        </Button>
        <p className="text-sm text-ink-2">
          {text.termsBefore}{" "}
          <a href="/terminos-y-condiciones" className="link inline-block py-3">
            {text.terms}
          </a>
          .
        </p>
      </form>
      <p className="text-center text-ink-2">
        {text.haveShop}{" "}
        <a href="/login" className="link inline-block py-2.5">
          {text.login}
        </a>
      </p>
    </AuthFrame>
  );
}
