"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormPassword } from "~/components/ui/form";
import { Notice } from "~/components/ui/notice";
import { showPopup } from "~/components/ui/popup-host";
import { passwordChangeSchema } from "~/domain/account/schemas";
import { useCopy } from "~/features/session/copy-provider";
import { api } from "~/trpc/react";
import { useAccountForm } from "./use-account-form";

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { account, login } = useCopy();
  const text = account.profile.password;
  const utils = api.useUtils();
  const change = api.account.changePassword.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    schema: passwordChangeSchema,
    values: { current_password: "", new_password: "" },
    fields: ["current_password", "new_password"],
    passwordField: "current_password",
    save: async (typed) => {
      await change.mutateAsync(typed);
      onClose();
      showPopup({ tone: "ok", title: text.done, actions: [{ label: text.accept }] });
      await utils.account.sessions.invalidate();
    },
  });
  const eye = { showLabel: login.showPassword, hidePasswordLabel: login.hidePassword };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {/* for whoever keeps passwords: which account this one is of */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPassword
        control={form.control}
        name="current_password"
        label={text.current}
        autoComplete="current-password"
        autoFocus
        {...eye}
      />
      <FormPassword
        control={form.control}
        name="new_password"
        label={text.next}
        hint={text.nextHint}
        autoComplete="new-password"
        {...eye}
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

/** Spec §8 "Change password". */
export function PasswordSection({ email }: { email: string }) {
  const text = useCopy().account.profile.password;
  const [open, setOpen] = useState(false);
  return (
    <Group title={text.title}>
      <p className="-mt-2 text-sm text-ink-2">{text.hint}</p>
      {open ? (
        <PasswordForm email={email} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="sec" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      )}
    </Group>
  );
}
