"use client";

import { FormInput, FormTextarea } from "~/components/ui/form";
import { fill } from "~/copy/fill";
import { paymentTexts } from "~/copy/settings/payment";
import { sectionTexts } from "~/copy/settings/section";
import { PAYMENT_METHODS, type PaymentMethod, writtenPercent } from "~/domain/order/place/payment";
import type { SectionFormValues } from "~/domain/tent/tent-form";
import { parseAdjustment, typedFromAdjustment } from "~/domain/tent/typed-adjustment";
import { useCopy } from "~/features/app-context/copy-provider";
import { SectionScreen } from "~/features/tent/section-screen";
import { queuedSection, useSection } from "~/features/tent/use-section";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

const PERCENT_FIELDS = {
  CASH: "cashPercent",
  TRANSFER: "transferPercent",
  OTHER: "otherPercent",
} as const satisfies Record<PaymentMethod, string>;
const PERCENTS = PAYMENT_METHODS.map((method) => PERCENT_FIELDS[method]);

/** Payment settings: text, what each way to pay takes off or adds, bank account and instalments. */
export function PaymentSection({ settings }: SectionProps) {
  const { payment: texts } = useCopy(paymentTexts).tent;
  const { settings: names, common } = useCopy(sectionTexts).tent;
  const save = api.tent.updatePayment.useMutation();
  const section = useSection({
    loadSchema: () => import("~/domain/tent/tent-form").then(({ tentSections }) => tentSections.payment),
    values: {
      paymentText: settings.paymentText ?? "",
      paymentAlias: settings.paymentAlias ?? "",
      paymentCbu: settings.paymentCbu ?? "",
      paymentHolder: settings.paymentHolder ?? "",
      cashPercent: typedFromAdjustment(settings.cashPercent, settings.money),
      transferPercent: typedFromAdjustment(settings.transferPercent, settings.money),
      otherPercent: typedFromAdjustment(settings.otherPercent, settings.money),
      installmentsText: settings.installmentsText ?? "",
    } satisfies SectionFormValues<"payment">,
    fields: ["paymentText", "paymentAlias", "paymentCbu", "paymentHolder", ...PERCENTS, "installmentsText"],
    queued: queuedSection(settings, "tent.updatePayment", [
      "paymentText",
      "paymentAlias",
      "paymentCbu",
      "paymentHolder",
      ...PERCENTS,
      "installmentsText",
    ]),
    save: (input) => save.mutateAsync(input),
  });
  const { form } = section;
  const { control } = form;
  const typed = form.watch();
  return (
    <SectionScreen title={names.screens.pagos} section={section} unanswered={settings.paymentSetAt === null}>
      <FormTextarea
        control={control}
        name="paymentText"
        label={texts.text}
        aside={common.optional}
        placeholder={texts.textPlaceholder}
        rows={3}
        maxLength={500}
      />
      <fieldset className="grid gap-3">
        <legend className="font-medium">{texts.adjustments}</legend>
        <p className="text-sm text-ink-2">{texts.adjustmentsHint}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
          {PAYMENT_METHODS.map((method) => {
            const percent = parseAdjustment(typed[PERCENT_FIELDS[method]] ?? "");
            return (
              <FormInput
                key={method}
                control={control}
                name={PERCENT_FIELDS[method]}
                label={texts.methods[method]}
                hint={
                  percent
                    ? fill(percent > 0 ? texts.less : texts.more, { percent: writtenPercent(percent, settings.money) })
                    : texts.same
                }
                suffix="%"
                maxLength={8}
              />
            );
          })}
        </div>
      </fieldset>
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
