"use client";

import { CircleCheck, Clock, FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { accountTexts } from "~/copy/account";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import type { ClosedAccount } from "~/domain/account/schemas";
import { postSignOut } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useMoney } from "~/features/app-context/session-provider";
import { AuthFrame } from "~/features/session/auth-frame";
import { api } from "~/trpc/react";
import { readClosedAccount } from "./closed-account";
import { countsOf, listText } from "./closing-words";
import { Outcome, OutcomeList } from "./outcome-list";

/** Polling interval: providers usually confirm within seconds. */
const ASK_AGAIN_MS = 5_000;
const ASKED_AT_MOST = 60;

/** `/cuenta-cerrada`: what was deleted and what still awaits a provider; also clears this device's session cookie. */
export function AccountClosedPage({ loggedIn }: { loggedIn: boolean }) {
  const { done } = useCopy(accountTexts).account.closing;
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  useEffect(() => setClosed(readClosedAccount()), []);
  useEffect(() => {
    // the server rejects the ended session anyway: this only removes its cookie
    if (!loggedIn) postSignOut().catch(() => undefined);
  }, [loggedIn]);
  const shops = closed && closed.shops.length > 0 ? listText(closed.shops) : null;
  return (
    <AuthFrame heading={done.heading} text={shops ? fill(done.textShops, { shops }) : done.text}>
      {closed ? <Outcomes closed={closed} /> : null}
      <Button asChild block>
        <a href="/">{done.home}</a>
      </Button>
    </AuthFrame>
  );
}

function Outcomes({ closed }: { closed: ClosedAccount }) {
  const copy = useCopy(accountTexts, billingTexts);
  const money = useMoney();
  const { done } = copy.account.closing;
  const { closedAt, counts, cancellations, payments } = closed;
  const ids = cancellations.map(({ id }) => id);
  const { data: pending = ids } = api.account.pendingCancellations.useQuery(
    { ids },
    {
      enabled: ids.length > 0,
      refetchInterval: ({ state }) =>
        state.data?.length === 0 || state.dataUpdateCount > ASKED_AT_MOST ? false : ASK_AGAIN_MS,
      meta: { ignoreErrors: true },
    },
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const when = formatWhen(closedAt, new Date(), timeZone).toLowerCase();
  return (
    <section aria-live="polite">
      <OutcomeList>
        <Outcome icon={CircleCheck} tone="ok" title={fill(done.erased, { when })}>
          {listText(countsOf(copy, counts, money)) || done.erasedNothing}
        </Outcome>
        {cancellations.map(({ id, provider: name }) => {
          const provider = copy.billing.providers[name];
          return pending.includes(id) ? (
            <Outcome key={id} icon={Clock} tone="warn" title={done.pending}>
              {fill(done.pendingText, { provider })}
            </Outcome>
          ) : (
            <Outcome key={id} icon={CircleCheck} tone="ok" title={done.cancelled}>
              {fill(done.cancelledText, { provider })}
            </Outcome>
          );
        })}
        {payments > 0 ? (
          <Outcome icon={FileText} title={done.payments}>
            {done.paymentsText}
          </Outcome>
        ) : null}
      </OutcomeList>
    </section>
  );
}
