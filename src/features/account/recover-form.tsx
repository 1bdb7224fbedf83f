"use client";

import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { FormInput } from "~/components/ui/form";
import { accountTexts } from "~/copy/account";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { FormProblem } from "~/features/app-context/forms/form-problem";
import { storeTypedMail, takeTypedMail } from "~/features/app-context/forms/typed-mail";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { AuthFrame } from "~/features/session/auth-frame";
import { api } from "~/trpc/react";

/** `/recuperar`: shows the same response for every email, registered or not. */
export function RecoverForm() {
  const text = useCopy(accountTexts).account.recover;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = api.account.forgotPassword.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ passwordForgottenSchema }) => passwordForgottenSchema),
    values: { email: "" },
    fields: ["email"],
    save: async ({ email }) => {
      await ask.mutateAsync({ email });
      setSentTo(email.trim());
    },
  });

  useEffect(() => {
    const email = takeTypedMail();
    if (email) form.setValue("email", email);
  }, [form]);

  const back = (
    <p className="text-center">
      <a href="/login" className="link inline-block py-2.5" onClick={() => storeTypedMail(form.getValues("email"))}>
        {text.back}
      </a>
    </p>
  );
  if (sentTo) {
    return (
      <AuthFrame heading={text.sentHeading} text={fill(text.sentText, { email: sentTo })}>
        <Banner role="status">{text.sentHint}</Banner>
        <Button variant="sec" block onClick={() => setSentTo(null)}>
          {text.again}
        </Button>
        {back}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={text.heading} text={text.text}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormInput
          control={form.control}
          name="email"
          label={text.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormProblem problem={problem} />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {text.submit}
        </Button>
      </form>
      {back}
    </AuthFrame>
  );
}
