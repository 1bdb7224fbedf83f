"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { accountTexts } from "~/copy/account";
import { fill } from "~/copy/fill";
import { postSignIn } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { FormProblem } from "~/features/app-context/forms/form-problem";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { AuthFrame } from "~/features/session/auth-frame";
import { api } from "~/trpc/react";
import { AccountPassword } from "./account-password";

function ExpiredLink() {
  const text = useCopy(accountTexts).account.newPassword;
  return (
    <AuthFrame heading={text.expiredHeading} text={text.expiredText}>
      <Button asChild block>
        <Link href="/recuperar">{text.askAgain}</Link>
      </Button>
    </AuthFrame>
  );
}

/** `/recuperar/{token}`: sets a new password and logs in on this device. `email` is null when the link is invalid. */
export function NewPasswordForm({ token, email }: { token: string; email: string | null }) {
  const { account } = useCopy(accountTexts);
  const text = account.newPassword;
  const [done, setDone] = useState<"in" | "out" | null>(null);
  const reset = api.account.resetPassword.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ passwordResetSchema }) => passwordResetSchema),
    values: { token, newPassword: "" },
    fields: ["newPassword"],
    save: async (input) => {
      const account = await reset.mutateAsync(input);
      const failure = await postSignIn({ email: account.email, password: input.newPassword });
      setDone(failure ? "out" : "in");
    },
  });

  if (done) {
    return (
      <AuthFrame heading={account.profile.password.done} text={text.doneText}>
        <Button asChild block>
          <a href={done === "in" ? "/" : "/login"}>{done === "in" ? text.enter : text.login}</a>
        </Button>
      </AuthFrame>
    );
  }
  if (email === null) return <ExpiredLink />;
  return (
    <AuthFrame heading={text.heading} text={fill(text.text, { email })}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {/* tells password managers which account the password belongs to */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <AccountPassword
          control={form.control}
          name="newPassword"
          label={text.password}
          hint={text.hint}
          autoComplete="new-password"
        />
        <FormProblem problem={problem} />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {text.submit}
        </Button>
      </form>
    </AuthFrame>
  );
}
