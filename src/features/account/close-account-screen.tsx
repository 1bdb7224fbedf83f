"use client";

import { CalendarX2, CreditCard, Download, FileText, Smartphone, Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { List } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { accountTexts } from "~/copy/account";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { sessionTexts } from "~/copy/session";
import { firstName } from "~/domain/account/person";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { FormProblem } from "~/features/app-context/forms/form-problem";
import { useAccountForm } from "~/features/app-context/forms/use-call-form";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { AccountPassword } from "./account-password";
import { storeClosedAccount } from "./closed-account";
import { countsOf, listText } from "./closing-words";
import { Outcome, OutcomeList } from "./outcome-list";

type Closing = RouterOutputs["account"]["closing"];

/** `/cerrar-cuenta`: what is deleted, cancelled and kept; then confirmation with the password. */
export function CloseAccountScreen() {
  const copy = useCopy(accountTexts, billingTexts, sessionTexts);
  const { title, back, keep, pause, bar, submit } = copy.account.closing;
  const [asking, setAsking] = useState(false);
  const { data, isError, refetch } = api.account.closing.useQuery(undefined, { meta: { ignoreErrors: true } });
  // beside the text on a desk, below it on a phone
  const pauseInstead = (className: string) =>
    data && data.shops.length > 0 ? (
      <List className={className}>
        <NavigationRow icon={CalendarX2} href="/configuraciones/vacaciones" title={pause.title} meta={pause.text} />
      </List>
    ) : null;
  return (
    <>
      <PageHeader title={title} back={{ href: "/perfil", label: back }} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_380px] md:items-start md:gap-6">
        <div className="grid grid-cols-1 gap-4 md:order-2">
          <Group title={keep.title}>
            <p className="-mt-2 text-ink-2">{keep.text}</p>
            <DownloadOwn />
          </Group>
          {pauseInstead("max-md:hidden")}
        </div>
        {isError && !data ? (
          <ReadFailed retry={copy.billing.detail.retry} onRetry={refetch}>
            {copy.session.callFailed.network}
          </ReadFailed>
        ) : null}
        {!data && !isError ? <Skeleton className="h-96" /> : null}
        {data ? (
          <div className="grid grid-cols-1 gap-4">
            <Erased closing={data} />
            <Cancelled closing={data} />
            <RetainedData closing={data} />
            {pauseInstead("md:hidden")}
          </div>
        ) : null}
      </div>
      {data ? (
        <SaveBar
          label={title}
          dirty
          status={
            <>
              <b className="block">{bar.state}</b>
              <span className="text-ink-2">{bar.nothing}</span>
            </>
          }
        >
          <Button variant="sec" onClick={() => setAsking(true)}>
            {submit}
          </Button>
        </SaveBar>
      ) : null}
      {data ? <Confirm closing={data} open={asking} onOpenChange={setAsking} /> : null}
    </>
  );
}

function DownloadOwn() {
  const { keep } = useCopy(accountTexts).account.closing;
  return (
    <Button asChild variant="sec">
      <a href="/cerrar-cuenta/datos" download>
        <Download aria-hidden="true" />
        {keep.link}
      </a>
    </Button>
  );
}

function Erased({ closing: { shops, counts, sessions } }: { closing: Closing }) {
  const copy = useCopy(accountTexts);
  const money = useMoney();
  const { erased } = copy.account.closing;
  const what = listText(countsOf(copy, counts, money));
  return (
    <Group title={erased.title}>
      <OutcomeList>
        {shops.map(({ name, addresses }) => (
          <Outcome key={addresses[0]} icon={Store} title={fill(erased.shop, { shop: name })}>
            {fill(addresses.length === 1 ? erased.addresses.one : erased.addresses.many, {
              addresses: listText(addresses),
            })}{" "}
            {erased.held}
          </Outcome>
        ))}
        {shops.length > 0 ? (
          <Outcome icon={Trash2} title={what || erased.nothing}>
            {erased.final}
          </Outcome>
        ) : null}
        <Outcome icon={Smartphone} title={erased.profile}>
          {countText(erased.sessions, Math.max(1, sessions), money)}
        </Outcome>
      </OutcomeList>
    </Group>
  );
}

function Cancelled({ closing: { subscriptions } }: { closing: Closing }) {
  const { account, billing } = useCopy(accountTexts, billingTexts);
  const { cancelled } = account.closing;
  return (
    <Group title={cancelled.title}>
      {subscriptions.length === 0 ? <p className="-mt-2 text-ink-2">{cancelled.none}</p> : null}
      <OutcomeList>
        {subscriptions.map(({ provider: name, plan, running, byHand }, at) => {
          const provider = billing.providers[name];
          const text = byHand ? cancelled.byHandText : running ? cancelled.text : cancelled.begunText;
          return (
            <Outcome key={at} icon={CreditCard} title={fill(running ? cancelled.running : cancelled.begun, { plan })}>
              {fill(text, { provider })}
            </Outcome>
          );
        })}
      </OutcomeList>
    </Group>
  );
}

function RetainedData({ closing: { payments } }: { closing: Closing }) {
  const { kept } = useCopy(accountTexts).account.closing;
  return (
    <Group title={kept.title}>
      {payments === 0 ? (
        <p className="-mt-2 text-ink-2">{kept.none}</p>
      ) : (
        <OutcomeList>
          <Outcome icon={FileText} title={kept.payments}>
            {kept.text}
          </Outcome>
        </OutcomeList>
      )}
    </Group>
  );
}

interface ConfirmProps {
  closing: Closing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Repeats what will be deleted and asks for the password. */
function Confirm({ closing, open, onOpenChange }: ConfirmProps) {
  const copy = useCopy(accountTexts);
  const money = useMoney();
  const { ask } = copy.account.closing;
  const { name, shops, counts, payments } = closing;
  const close = api.account.close.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    loadSchema: () => import("~/domain/account/schemas").then(({ deletionSchema }) => deletionSchema),
    values: { password: "" },
    fields: ["password"],
    passwordField: "password",
    save: async (typed) => {
      const closed = await close.mutateAsync(typed);
      storeClosedAccount({ ...closed, shops: shops.map((shop) => shop.name), counts, payments });
      window.location.replace("/cuenta-cerrada");
      await new Promise(() => {}); // keeps the button busy until the next document loads
    },
  });
  const busy = form.formState.isSubmitting;
  const what = [...shops.map((shop) => shop.name), ...countsOf(copy, counts, money)];
  return (
    <Dialog
      open={open}
      onOpenChange={busy ? () => undefined : onOpenChange}
      title={fill(ask.title, { name: firstName(name) })}
      closeLabel={ask.cancel}
      description={
        <>
          {what.length > 0 ? fill(ask.text, { what: listText(what) }) : ask.textNothing}{" "}
          <b className="text-ink">{ask.final}</b>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <AccountPassword control={form.control} name="password" label={ask.password} autoComplete="current-password" />
        <FormProblem problem={problem} />
        <div className="grid gap-2">
          <Button type="submit" variant="bad" loading={busy}>
            {ask.confirm}
          </Button>
          <DownloadOwn />
          <Button type="button" variant="txt" disabled={busy} onClick={() => onOpenChange(false)}>
            {ask.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
