"use client";

import { showPopup } from "~/components/ui/popup-host";
import { profileTexts } from "~/copy/profile";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { api } from "~/trpc/react";
import { AccountPassword } from "./account-password";
import { OpenableSection, ProfileSectionForm } from "./section-form";

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const text = useCopy(profileTexts).account.profile.password;
  const utils = api.useUtils();
  const change = api.account.changePassword.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ passwordChangeSchema }) => passwordChangeSchema),
    values: { currentPassword: "", newPassword: "" },
    fields: ["currentPassword", "newPassword"],
    passwordField: "currentPassword",
    save: async (typed) => {
      await change.mutateAsync(typed);
      onClose();
      showPopup({ tone: "ok", title: text.done, actions: [{ label: text.accept }] });
      await utils.account.sessions.invalidate();
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
      {/* tells password managers which account the password belongs to */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AccountPassword
        control={form.control}
        name="currentPassword"
        label={text.current}
        autoComplete="current-password"
        autoFocus
      />
      <AccountPassword
        control={form.control}
        name="newPassword"
        label={text.next}
        hint={text.nextHint}
        autoComplete="new-password"
      />
    </ProfileSectionForm>
  );
}

/** Password change (docs/product.md#passwords). */
export function PasswordSection({ email }: { email: string }) {
  const text = useCopy(profileTexts).account.profile.password;
  return (
    <OpenableSection
      title={text.title}
      change={text.change}
      form={(close) => <PasswordForm email={email} onClose={close} />}
    >
      <p className="-mt-2 text-sm text-ink-2">{text.hint}</p>
    </OpenableSection>
  );
}
