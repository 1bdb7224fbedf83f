"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput, FormPassword } from "~/components/ui/form";
import { Notice } from "~/components/ui/notice";
import { fill } from "~/copy/fill";
import { emailChangeSchema } from "~/domain/account/schemas";
import { useCopy } from "~/features/session/copy-provider";
import { api } from "~/trpc/react";
import { useAccountForm } from "./use-account-form";

function EmailForm({ onClose }: { onClose: () => void }) {
  const { account, login } = useCopy();
  const text = account.profile.email;
  const utils = api.useUtils();
  const change = api.account.changeEmail.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    schema: emailChangeSchema,
    values: { email: "", password: "" },
    fields: ["email", "password"],
    passwordField: "password",
    save: async (typed) => {
      await change.mutateAsync(typed);
      toast.success(fill(text.sent, { email: typed.email.trim() }));
      await utils.account.profile.invalidate();
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormInput
        control={form.control}
        name="email"
        label={text.email}
        hint={text.hint}
        type="email"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <FormPassword
        control={form.control}
        name="password"
        label={text.password}
        showLabel={login.showPassword}
        hidePasswordLabel={login.hidePassword}
        autoComplete="current-password"
      />
      {problem ? (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.formState.isSubmitting}>
          {text.submit}
        </Button>
        <Button variant="txt" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The mail one logs in with; a new one counts once its link was opened. */
export function EmailSection({ email, pending }: { email: string; pending: string | null }) {
  const text = useCopy().account.profile.email;
  const [open, setOpen] = useState(false);
  return (
    <Group title={text.title}>
      <p className="-mt-2 text-ink-2 wrap-anywhere">{fill(text.current, { email })}</p>
      {pending ? <Notice className="wrap-anywhere">{fill(text.pending, { email: pending })}</Notice> : null}
      {open ? (
        <EmailForm onClose={() => setOpen(false)} />
      ) : (
        <Button variant="sec" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      )}
    </Group>
  );
}
