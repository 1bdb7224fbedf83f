"use client";

import { Banner } from "~/components/ui/banner";
import { FormInput } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { profileTexts } from "~/copy/profile";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { api } from "~/trpc/react";
import { AccountPassword } from "./account-password";
import { OpenableSection, ProfileSectionForm } from "./section-form";

function EmailForm({ onClose }: { onClose: () => void }) {
  const text = useCopy(profileTexts).account.profile.email;
  const utils = api.useUtils();
  const change = api.account.changeEmail.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ emailChangeSchema }) => emailChangeSchema),
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
    <ProfileSectionForm
      submit={submit}
      problem={problem}
      busy={form.formState.isSubmitting}
      labels={text}
      onCancel={onClose}
    >
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
      <AccountPassword control={form.control} name="password" label={text.password} autoComplete="current-password" />
    </ProfileSectionForm>
  );
}

/** The log-in email; a new one takes effect once it is confirmed through its link. */
export function EmailSection({ email, pending }: { email: string; pending: string | null }) {
  const text = useCopy(profileTexts).account.profile.email;
  return (
    <OpenableSection title={text.title} change={text.change} form={(close) => <EmailForm onClose={close} />}>
      <p className="-mt-2 text-ink-2 wrap-anywhere">{fill(text.current, { email })}</p>
      {pending ? <Banner className="wrap-anywhere">{fill(text.pending, { email: pending })}</Banner> : null}
    </OpenableSection>
  );
}
