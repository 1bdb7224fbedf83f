"use client";

import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { FormInput } from "~/components/ui/form";
import { FormPassword } from "~/components/ui/form-password";
import { showPopup } from "~/components/ui/popup-host";
import { errorsTexts } from "~/copy/errors";
import { loginTexts } from "~/copy/login";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import type { CaptchaWidget } from "~/domain/session/captcha";
import { postSignIn, type SignInFailure } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { takeExpiredSession } from "~/features/app-context/failures/expired-session";
import { useCaptcha } from "~/features/app-context/forms/captcha";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { storeTypedMail, takeTypedMail } from "~/features/app-context/forms/typed-mail";
import { AuthFrame } from "~/features/session/auth-frame";

interface LoginProps {
  /** The requested route; without one, `/` decides where to go after log-in. */
  volver: string | null;
  captcha: CaptchaWidget | null;
  /** What was typed before the form handled events. */
  typed: Record<string, string>;
}

export function LoginForm({ volver, captcha: widget, typed }: LoginProps) {
  const copy = useCopy(loginTexts, errorsTexts, sessionTexts);
  const { login } = copy;
  const captcha = useCaptcha(widget);
  const { resolver } = useFormMessages();
  const form = useForm({
    resolver: resolver(() => import("~/domain/account/schemas").then(({ loginSchema }) => loginSchema)),
    defaultValues: { email: "", password: "", ...typed },
  });

  useEffect(() => {
    const email = takeTypedMail();
    if (email) form.setValue("email", email);
  }, [form]);

  function toRegistration() {
    storeTypedMail(form.getValues("email"));
    window.location.assign("/registrate");
  }

  function showFailure({ code, retryAfter }: SignInFailure) {
    if (code === "USER_NOT_FOUND") {
      const { title, question, yes, no } = login.unknownMail;
      const actions = [
        { label: no, variant: "sec" as const },
        { label: yes, onSelect: toRegistration },
      ];
      return showPopup({ tone: "mail", title, text: question, actions });
    }
    const { title, text, ok } = login.failed;
    const wait =
      code === "RATE_LIMITED" || code === "OVERLOADED" ? errorSentence(copy, { code, details: { retryAfter } }) : null;
    showPopup({
      tone: "bad",
      title,
      text: wait ?? (code === null ? copy.session.callFailed.network : text),
      actions: [{ label: ok }],
    });
  }

  const submit = form.handleSubmit(async ({ email, password }) => {
    const token = captcha.take();
    if (token === undefined) return;
    const failure = await postSignIn({ email, password, ...(token && { captchaToken: token }) });
    if (failure) {
      captcha.again();
      if (failure.code === "CAPTCHA_REQUIRED") return captcha.ask("needed");
      // the popup restores the focus on close, while the form sets it in its own timeout
      form.setFocus(failure.code === "USER_NOT_FOUND" ? "email" : "password");
      setTimeout(() => showFailure(failure));
      return;
    }
    // the log-in's own address, with a session, leads everybody back: see routeAfterRecovery
    const base = takeExpiredSession() ? "/login" : "/";
    window.location.assign(volver ? `${base}?volver=${encodeURIComponent(volver)}` : "/");
    await new Promise(() => {}); // keeps the button busy until the next document loads
  });

  return (
    <AuthFrame heading={login.heading} text={login.text}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <FormInput
          control={form.control}
          name="email"
          label={login.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck="false"
        />
        <FormPassword
          control={form.control}
          name="password"
          label={login.password}
          showLabel={login.showPassword}
          hidePasswordLabel={login.hidePassword}
          autoComplete="current-password"
        />
        <a
          href="/recuperar"
          className="link -mt-3 inline-block justify-self-start py-3 text-sm"
          onClick={() => storeTypedMail(form.getValues("email"))}
        >
          {login.forgotten}
        </a>
        {captcha.element}
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {login.submit}
        </Button>
      </form>
      <p className="text-center text-ink-2">
        {login.noShop}{" "}
        <a href="/registrate" className="link inline-block py-2.5">
          {login.register}
        </a>
      </p>
    </AuthFrame>
  );
}
