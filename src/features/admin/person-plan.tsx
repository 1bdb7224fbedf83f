"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput, FormSelect } from "~/components/ui/form";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { useSession } from "~/features/app-context/session-provider";
import { dayText, momentText } from "~/features/billing/words";
import { api } from "~/trpc/react";
import { FormDialog } from "./form-dialog";
import type { Person } from "./person";

/** The user's paid or granted plan, with a form to grant one. */
export function PersonPlan({ person }: { person: Person }) {
  const { admin, billing } = useCopy(adminTexts, billingTexts);
  const { person: copy } = admin;
  const [giving, setGiving] = useState(false);
  const { subscriber } = person;
  if (!subscriber) {
    return (
      <Group title={copy.plan}>
        <p className="text-ink-2">{copy.noPlan}</p>
      </Group>
    );
  }
  const { plan, freeUntil, lastPaymentAt, activeUntil, subscriptions } = subscriber;
  const live = subscriptions.find(({ status }) => status !== "PENDING");
  const today = person.asOf.toISOString().slice(0, 10);
  const lines = [
    plan.id === 0 ? fill(copy.freeUntil, { date: dayText(freeUntil, today) }) : null,
    live
      ? live.provider === "MANUAL"
        ? copy.byHand
        : fill(copy.paying, { provider: billing.providers[live.provider] })
      : null,
    activeUntil ? fill(copy.until, { date: momentText(activeUntil, person) }) : null,
    lastPaymentAt ? fill(copy.lastPayment, { date: momentText(lastPaymentAt, person) }) : null,
  ].filter((line) => line !== null);
  return (
    <Group title={copy.plan} aside={<Tag tone={plan.id === 0 ? "neutral" : "ok"}>{plan.name}</Tag>}>
      <ul className="-mt-2 grid gap-0.5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="sec" className="sm:justify-self-start" onClick={() => setGiving(true)}>
        {copy.give}
      </Button>
      {giving ? <GiveDialog person={person} planId={plan.id} onClose={() => setGiving(false)} /> : null}
    </Group>
  );
}

function GiveDialog({ person, planId, onClose }: { person: Person; planId: number; onClose: () => void }) {
  const { giving: copy } = useCopy(adminTexts).admin.person;
  const { plans } = useSession();
  const utils = api.useUtils();
  const give = api.admin.givePlan.useMutation({ meta: { ignoreErrors: true } });
  const first = plans.find(({ id }) => id !== 0 && id !== planId) ?? plans[0];
  const { form, problem, submit } = useAccountForm({
    loadSchema: () =>
      import("~/domain/admin/schemas").then(({ planGrantSchema }) =>
        planGrantSchema.pick({ planId: true, until: true }),
      ),
    values: { planId: String(first?.id ?? 0), until: "" },
    fields: ["planId", "until"],
    save: async ({ planId: chosen, until }) => {
      await give.mutateAsync({ userId: person.id, planId: chosen, until });
      await utils.admin.invalidate();
      toast.success(copy.done);
      onClose();
    },
  });
  const { control, formState } = form;
  return (
    <FormDialog
      copy={copy}
      title={copy.title}
      description={copy.text}
      onSubmit={submit}
      onClose={onClose}
      busy={formState.isSubmitting}
      problem={problem}
    >
      <FormSelect control={control} name="planId" label={copy.plan}>
        {plans.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelect>
      <FormInput
        control={control}
        name="until"
        type="date"
        label={copy.until}
        aside={copy.optional}
        hint={copy.untilHint}
      />
    </FormDialog>
  );
}
