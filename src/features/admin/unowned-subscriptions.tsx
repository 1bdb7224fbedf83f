"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { FormInput, FormSelect } from "~/components/ui/form";
import { List } from "~/components/ui/list";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { MAX_EMAIL } from "~/domain/account/email";
import { dayIn, FREE_PLAN_ID } from "~/domain/billing/free-period";
import { formatPrice } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { useSession } from "~/features/app-context/session-provider";
import { dayText } from "~/features/billing/words";
import { api, type RouterOutputs } from "~/trpc/react";
import { FormDialog } from "./form-dialog";

type Unowned = RouterOutputs["billing"]["unowned"]["rows"][number];

/** Provider subscriptions without a matching account; null when there are none. */
export function UnownedSubscriptions() {
  const { admin, billing } = useCopy(adminTexts, billingTexts);
  const { unowned: copy } = admin;
  const { user } = useSession();
  const { data } = api.billing.unowned.useQuery();
  const [chosen, choose] = useState<Unowned | null>(null);
  if (!data || data.rows.length === 0) return null;
  const zone = timeZoneOf(user.countryId);
  const day = (moment: Date) => dayText(dayIn(moment, zone), dayIn(data.asOf, zone));
  return (
    <section aria-labelledby="unowned" className="mb-6 grid gap-3">
      <div className="grid gap-1">
        <h2 id="unowned">{copy.title}</h2>
        <p className="text-sm text-ink-2">{copy.text}</p>
      </div>
      <List aria-label={copy.title}>
        {data.rows.map((one) => (
          <li key={one.id} className="grid min-w-0 gap-3 px-4 py-3 sm:flex sm:items-center sm:justify-between">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold wrap-anywhere">
                {one.payerEmail ? fill(copy.payer, { email: one.payerEmail }) : copy.noPayer}
              </p>
              <p className="text-sm text-ink-2 wrap-anywhere">
                {[
                  one.amountCents !== null && one.currency
                    ? formatPrice(one.amountCents, { symbol: `${one.currency} `, ...DOT_GROUPS })
                    : null,
                  billing.providers[one.provider],
                  one.openedAt && fill(copy.opened, { date: day(one.openedAt) }),
                  one.lastPaymentAt && fill(copy.lastPayment, { date: day(one.lastPaymentAt) }),
                  one.nextPaymentAt && fill(copy.nextPayment, { date: day(one.nextPaymentAt) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className="font-mono text-sm text-ink-2 wrap-anywhere">{one.externalId}</p>
            </div>
            <Button variant="sec" className="shrink-0" onClick={() => choose(one)}>
              {copy.assign}
            </Button>
          </li>
        ))}
      </List>
      {chosen ? <AssignDialog one={chosen} onClose={() => choose(null)} /> : null}
    </section>
  );
}

function AssignDialog({ one, onClose }: { one: Unowned; onClose: () => void }) {
  const { unowned: copy } = useCopy(adminTexts).admin;
  const utils = api.useUtils();
  const { data: plans = [] } = api.billing.allPlans.useQuery();
  const assign = api.billing.assign.useMutation({ meta: { ignoreErrors: true } });
  const payable = plans.filter(({ id }) => id !== FREE_PLAN_ID);
  const likely = one.planId ?? payable.find(({ currency }) => currency === one.currency)?.id ?? payable[0]?.id;
  const { form, problem, submit } = useAccountForm({
    loadSchema: () =>
      import("~/domain/billing/schemas").then(({ assignmentSchema }) => assignmentSchema.omit({ id: true })),
    values: { email: "", planId: String(likely ?? "") },
    fields: ["email", "planId"],
    save: async (typed) => {
      await assign.mutateAsync({ id: one.id, ...typed });
      await Promise.all([utils.billing.invalidate(), utils.admin.invalidate()]);
      toast.success(copy.done);
      onClose();
    },
  });
  const { control, formState } = form;
  return (
    <FormDialog
      copy={copy}
      title={copy.assign}
      description={copy.dialogText}
      onSubmit={submit}
      onClose={onClose}
      busy={formState.isSubmitting}
      problem={problem}
    >
      <FormInput
        control={control}
        name="email"
        label={copy.email}
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={MAX_EMAIL}
      />
      <FormSelect control={control} name="planId" label={copy.plan}>
        {payable.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
    </FormDialog>
  );
}
