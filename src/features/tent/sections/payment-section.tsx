"use client";

import { FormInput, FormTextarea } from "~/components/ui/form";
import { paymentTexts } from "~/copy/settings/payment";
import { sectionTexts } from "~/copy/settings/section";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** Payment settings: text, bank account, discount and instalments. */
export function PaymentSection({ settings }: SectionProps) {
  const { payment: texts } = useCopy(paymentTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updatePayment.useMutation();
  const { form, problem, pending, draft, submit } = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.payment),
    values: {
      paymentText: settings.paymentText ?? "",
      paymentAlias: settings.paymentAlias ?? "",
      paymentCbu: settings.paymentCbu ?? "",
      paymentHolder: settings.paymentHolder ?? "",
      cashDiscount: settings.cashDiscount > 0 ? String(settings.cashDiscount) : "",
      installmentsText: settings.installmentsText ?? "",
    } satisfies SectionFormValues<"payment">,
    fields: ["paymentText", "paymentAlias", "paymentCbu", "paymentHolder", "cashDiscount", "installmentsText"],
    queued: queuedSection(settings, "tent.updatePayment", [
      "paymentText",
      "paymentAlias",
      "paymentCbu",
      "paymentHolder",
      "cashDiscount",
      "installmentsText",
    ]),
    save: (input) => save.mutateAsync(input),
  });
  const { control } = form;
  return (
    <SectionScreen
      title={names.screens.pagos}
      form={form}
      problem={problem}
      pending={pending}
      draft={draft}
      onSubmit={submit}
      unanswered={settings.paymentSetAt === null}
    >
      <FormTextarea
        control={control}
        name="paymentText"
        label={texts.text}
        aside={common.optional}
        placeholder={texts.textPlaceholder}
        rows={3}
        maxLength={500}
      />
      <FormInput
        control={control}
        name="cashDiscount"
        label={texts.discount}
        aside={common.optional}
        hint={texts.discountHint}
        inputMode="numeric"
        suffix="%"
        maxLength={4}
      />
      <FormInput
        control={control}
        name="paymentAlias"
        label={texts.alias}
        aside={common.optional}
        hint={texts.accountHint}
        placeholder={texts.aliasPlaceholder}
        autoCapitalize="none"
        autoCorrect="off"
        maxLength={20}
      />
      <FormInput
        control={control}
        name="paymentCbu"
        label={texts.account}
        aside={common.optional}
        inputMode="numeric"
        maxLength={40}
      />
      <FormInput
        control={control}
        name="paymentHolder"
        label={texts.holder}
        aside={common.optional}
        autoComplete="name"
        maxLength={80}
      />
      <FormInput
        control={control}
        name="installmentsText"
        label={texts.installments}
        aside={common.optional}
        hint={texts.installmentsHint}
        placeholder={texts.installmentsPlaceholder}
        maxLength={60}
      />
    </SectionScreen>
  );
}
