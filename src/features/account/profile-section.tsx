"use client";

import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput } from "~/components/ui/form";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { toast } from "~/components/ui/toast";
import { formCommonTexts } from "~/copy/form-common";
import { profileTexts } from "~/copy/profile";
import { MAX_USER_NAME } from "~/domain/account/person";
import { MAX_TYPED_PHONE } from "~/domain/tent/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { FormProblem } from "~/features/app-context/forms/form-problem";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { api, type RouterOutputs } from "~/trpc/react";
import { BirthDateField } from "./birth-date-field";

type Profile = Pick<RouterOutputs["account"]["profile"], "name" | "phone" | "birthDate">;

export function ProfileSection({ profile }: { profile: Profile }) {
  const copy = useCopy(profileTexts, formCommonTexts);
  const { profile: text } = copy.account;
  const utils = api.useUtils();
  const save = api.account.updateProfile.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ profileSchema }) => profileSchema),
    values: { name: profile.name, phone: profile.phone ?? "", birthDate: profile.birthDate ?? "" },
    fields: ["name", "phone", "birthDate"],
    save: async (typed) => {
      await save.mutateAsync(typed);
      form.reset(typed);
      draft.forget();
      toast.success(text.saved);
      await Promise.all([utils.account.profile.invalidate(), utils.session.me.invalidate()]);
    },
  });
  const draft = useFormDraft(form, "account.profile");
  const { isDirty, isSubmitting } = form.formState;

  return (
    <form onSubmit={submit} noValidate>
      <Group title={text.data} aside={isDirty ? text.unsaved : null}>
        <DraftBanner draft={draft} />
        <FormInput control={form.control} name="name" label={text.name} autoComplete="name" maxLength={MAX_USER_NAME} />
        <FormInput
          control={form.control}
          name="phone"
          label={text.phone}
          aside={text.optional}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={MAX_TYPED_PHONE}
        />
        <BirthDateField control={form.control} name="birthDate" />
        <FormProblem problem={problem} />
        <Button
          type="submit"
          variant={isDirty ? "solid" : "sec"}
          disabled={!isDirty}
          loading={isSubmitting}
          className="sm:justify-self-start"
        >
          {text.save}
        </Button>
      </Group>
      <LeaveGuard when={isDirty && !isSubmitting} copy={copy.tent.common} onLeave={draft.forget} />
    </form>
  );
}
