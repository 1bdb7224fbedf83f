"use client";

import { useRouter } from "next/navigation";
import { FormInput, FormSelect, FormTextarea } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { tentTexts } from "~/copy/tent";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { CURRENCIES, INTERVALS, PLAN_LIMITS, planFormSchema } from "~/domain/billing/schemas";
import { typedFromCents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { SectionScreen } from "~/features/tent/section-screen";
import { api, type RouterOutputs } from "~/trpc/react";

type Plan = RouterOutputs["billing"]["allPlans"][number];

const fields = [
  "name",
  "description",
  "total",
  "currency",
  "interval",
  "trial",
  "limit",
  "productLimit",
  "visible",
  "test",
  "mpSubscriptionUrl",
  "returnUrl",
] as const;

const formSchema = planFormSchema.omit({ id: true });

function valuesOf(plan: Plan | null) {
  return {
    name: plan?.name ?? "",
    description: plan?.description ?? "",
    total: plan ? typedFromCents(plan.totalCents, DOT_GROUPS) : "",
    currency: plan?.currency ?? "ARS",
    interval: plan?.interval ?? "1M",
    trial: String(plan?.trial ?? 0),
    limit: String(plan?.limit ?? 1),
    productLimit: String(plan?.productLimit ?? 2_000),
    visible: plan?.visible ?? true,
    test: plan?.test ?? false,
    mpSubscriptionUrl: plan?.mpSubscriptionUrl ?? "",
    returnUrl: plan?.returnUrl ?? "",
  };
}

/** `/admin/planes/{id}` and `/admin/planes/nuevo`: form with all fields of a plan. */
export function PlanFormScreen({ plan }: { plan: Plan | null }) {
  const { admin, tent } = useCopy(adminTexts, tentTexts);
  const { plans: copy } = admin;
  const router = useRouter();
  const utils = api.useUtils();
  const save = api.billing.savePlan.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: async () => formSchema,
    values: valuesOf(plan),
    fields,
    save: async (typed) => {
      await save.mutateAsync({ ...typed, id: plan?.id ?? null });
      form.reset(typed);
      draft.forget();
      await Promise.all([utils.billing.allPlans.invalidate(), utils.billing.plans.invalidate()]);
      toast.success(tent.common.saved);
      if (plan === null) router.push("/admin/planes");
    },
  });
  const draft = useFormDraft(form, `plan.${plan?.id ?? "new"}`);
  const { control } = form;
  const isFree = plan?.id === FREE_PLAN_ID;
  const intervals: readonly string[] = INTERVALS;
  const other = plan && !intervals.includes(plan.interval) ? [plan.interval] : [];
  return (
    <SectionScreen
      title={plan?.name ?? copy.newTitle}
      back={{ href: "/admin/planes", label: copy.back }}
      section={{ form, problem, draft, submit }}
      fresh={plan === null}
    >
      <FormInput control={control} name="name" label={copy.name} maxLength={PLAN_LIMITS.name} />
      <FormTextarea
        control={control}
        name="description"
        label={copy.description}
        aside={copy.optional}
        rows={3}
        maxLength={PLAN_LIMITS.description}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3">
        <FormPrice control={control} name="total" label={copy.total} hint={plan && !isFree ? copy.keeps : undefined} />
        <FormSelect control={control} name="currency" label={copy.currency}>
          {CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </FormSelect>
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <FormSelect control={control} name="interval" label={copy.interval}>
          {[...INTERVALS, ...other].map((code) => (
            <option key={code} value={code}>
              {(copy.intervals as Record<string, string>)[code] ?? code}
            </option>
          ))}
        </FormSelect>
        <FormInput
          control={control}
          name="trial"
          label={copy.trial}
          hint={copy.trialHint}
          inputMode="numeric"
          maxLength={3}
        />
        <FormInput control={control} name="limit" label={copy.limit} inputMode="numeric" maxLength={2} />
        <FormInput control={control} name="productLimit" label={copy.productLimit} inputMode="numeric" maxLength={6} />
        {plan ? <p className="col-span-2 text-sm text-ink-2">{copy.limitsHint}</p> : null}
      </div>
      <FormSwitch control={control} name="visible" label={copy.visible} hint={copy.visibleHint} />
      {isFree ? null : <FormSwitch control={control} name="test" label={copy.testLabel} hint={copy.testHint} />}
      <FormInput
        control={control}
        name="mpSubscriptionUrl"
        label={copy.link}
        aside={copy.optional}
        hint={copy.linkHint}
        inputMode="url"
        maxLength={PLAN_LIMITS.url}
      />
      <FormInput
        control={control}
        name="returnUrl"
        label={copy.returnUrl}
        aside={copy.optional}
        hint={copy.returnHint}
        placeholder="/mercadopago-return-url"
        maxLength={PLAN_LIMITS.url}
      />
    </SectionScreen>
  );
}
