"use client";

import { Eye } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormTextarea } from "~/components/ui/form";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { fill } from "~/copy/fill";
import { ADMIN_LIMITS } from "~/domain/admin/schemas";
import { HOME } from "~/domain/session/routes";
import { useCopy } from "~/features/app-context/copy-provider";
import { FormProblem } from "~/features/app-context/forms/form-problem";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { switchTentMutation } from "~/trpc/pausable-calls";
import { api } from "~/trpc/react";
import type { Person } from "./person";

type Tent = Person["tents"][number];

/** The user's shops, with actions to view the panel, close and reopen. */
export function PersonTents({ person }: { person: Person }) {
  const { person: copy } = useCopy(adminTexts).admin;
  return (
    <Group title={copy.tents}>
      {person.tents.length === 0 ? <p className="text-ink-2">{copy.noTents}</p> : null}
      <ul className="grid gap-5 empty:hidden">
        {person.tents.map((tent) => (
          <TentItem key={tent.id} tent={tent} isMerchant={person.role === "MERCHANT"} />
        ))}
      </ul>
      {person.tents.length > 0 && person.role === "MERCHANT" ? (
        <p className="text-sm text-ink-2">{copy.viewHint}</p>
      ) : null}
    </Group>
  );
}

function TentItem({ tent, isMerchant }: { tent: Tent; isMerchant: boolean }) {
  const { person: copy, tags } = useCopy(adminTexts).admin;
  const [asks, setAsks] = useState<"close" | "open" | null>(null);
  const utils = api.useUtils();
  const view = api.admin.startViewing.useMutation({
    ...switchTentMutation,
    onSuccess: () => window.location.assign(HOME),
  });
  const lift = api.admin.liftTent.useMutation();
  const { id, name, url, suspended, closedByTeam, closedReason } = tent;
  const close = () => setAsks(null);
  return (
    <li className="grid min-w-0 gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <Tag tone={suspended ? "bad" : "ok"}>
            {closedByTeam ? tags.closed : suspended ? tags.suspended : tags.open}
          </Tag>
        </p>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          title={copy.see}
          className="inline-flex min-h-11 items-center text-sm text-brand-ink wrap-anywhere"
        >
          {new URL(url).host}
        </a>
        <p className="text-sm text-ink-2">{copy.counts(tent.products, tent.orders)}</p>
        {suspended && !closedByTeam ? <p className="text-sm text-ink-2">{copy.unpaid}</p> : null}
        {closedReason ? (
          <p className="text-sm wrap-anywhere">{fill(copy.reasonWas, { reason: closedReason })}</p>
        ) : null}
      </div>
      {isMerchant ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={view.isPending || view.isSuccess} onClick={() => view.mutate({ tentId: id })}>
            <Eye aria-hidden="true" />
            {copy.view}
          </Button>
          {closedByTeam ? (
            <Button size="sm" variant="sec" onClick={() => setAsks("open")}>
              {copy.lift}
            </Button>
          ) : (
            <Button size="sm" variant="sec" onClick={() => setAsks("close")}>
              {copy.suspend}
            </Button>
          )}
        </div>
      ) : null}
      {asks === "close" ? <SuspendDialog tent={tent} onClose={close} /> : null}
      <ConfirmDialog
        open={asks === "open"}
        onOpenChange={close}
        title={fill(copy.lifting.title, { shop: name })}
        text={copy.lifting.text}
        confirmLabel={copy.lifting.confirm}
        cancelLabel={copy.lifting.cancel}
        onConfirm={async () => {
          await lift.mutateAsync({ tentId: id });
          await utils.admin.invalidate();
          toast.success(copy.lifting.done);
        }}
      />
    </li>
  );
}

function SuspendDialog({ tent, onClose }: { tent: Tent; onClose: () => void }) {
  const { suspending: copy } = useCopy(adminTexts).admin.person;
  const utils = api.useUtils();
  const suspend = api.admin.suspendTent.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () =>
      import("~/domain/admin/schemas").then(({ suspensionSchema }) => suspensionSchema.pick({ reason: true })),
    values: { reason: "" },
    fields: ["reason"],
    save: async ({ reason }) => {
      await suspend.mutateAsync({ tentId: tent.id, reason });
      await utils.admin.invalidate();
      toast.success(copy.done);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={fill(copy.title, { shop: tent.name })}
      description={copy.text}
      closeLabel={copy.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormTextarea
          control={form.control}
          name="reason"
          label={copy.reason}
          hint={copy.reasonHint}
          rows={3}
          maxLength={ADMIN_LIMITS.reason}
        />
        <FormProblem problem={problem} />
        <DialogActions>
          <Button variant="sec" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="bad" loading={form.formState.isSubmitting}>
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
