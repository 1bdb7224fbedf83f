"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { billingTexts } from "~/copy/billing";
import { checkoutTexts } from "~/copy/checkout";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { paymentReturnTexts } from "~/copy/payment-return";
import { errorSentence } from "~/copy/sentence";
import { type ReturnOutcome, returnOutcome } from "~/domain/billing/account-state";
import type { Claim } from "~/domain/billing/schemas";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { HOME } from "~/domain/session/routes";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import { Simulated } from "./simulated";
import { withoutErrorPopup } from "./use-provider-call";
import { PendingFacts, returnedOf } from "./waiting";
import { type Account, momentText } from "./words";

const ASK_AGAIN_MS = 5_000;
const TIMES = 6;

type Answer = { outcome: ReturnOutcome; account: Account | null } | { problem: string };

/** Asks the provider whether the payment was made; the return URL only identifies what to ask about. */
function useAnswer(claim: Claim | null) {
  const copy = useCopy(errorsTexts, paymentReturnTexts);
  const utils = api.useUtils();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asking, setAsking] = useState(false);
  const asked = useRef(0);
  const refresh = api.billing.refresh.useMutation(withoutErrorPopup);
  const claimIt = api.billing.claim.useMutation(withoutErrorPopup);

  const ask = async () => {
    asked.current += 1;
    setAsking(true);
    try {
      if (claim) {
        // an unknown id, or another user's, says nothing about this account: refresh it instead
        await claimIt.mutateAsync(claim).catch((error: unknown) => {
          const code = appErrorOfCall(error)?.code;
          // without keys the owner of the id cannot be checked either
          if (code !== "NOT_FOUND" && code !== "PROVIDER_DISABLED") throw error;
          return refresh.mutateAsync();
        });
      } else {
        await refresh.mutateAsync();
      }
      const account = await utils.billing.account.fetch(undefined, { staleTime: 0, ...withoutErrorPopup });
      setAnswer({ account, outcome: account ? returnOutcome(returnedOf(account)) : "nothing" });
    } catch (error) {
      const appError = appErrorOfCall(error);
      setAnswer({ problem: appError ? errorSentence(copy, appError) : copy.paymentReturn.offline });
    } finally {
      setAsking(false);
    }
  };

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void ask();
  });
  const waits =
    answer !== null && "outcome" in answer && answer.outcome === "waiting" && !asking && asked.current < TIMES;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(ask, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  return { answer, asking, ask, goesOn: waits || asking };
}

interface ReturnView {
  heading: string;
  text: string;
  busy: boolean;
}

type ReturnCheckProps = {
  claim: Claim | null;
  /** Renders heading and text in the page's own layout. */
  frame: (view: ReturnView, actions: React.ReactNode) => React.ReactNode;
};

/** Outcome of a visit to a provider's page: asks the provider, and polls until it confirms. */
export function ReturnCheck({ claim, frame }: ReturnCheckProps) {
  const { billing, checkout, paymentReturn: words } = useCopy(billingTexts, checkoutTexts, paymentReturnTexts);
  const { providers } = billing;
  const { answer, asking, ask, goesOn } = useAnswer(claim);
  if (answer === null) {
    return frame(
      { heading: words.title, text: words.asking, busy: true },
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <LoaderCircle aria-hidden="true" className="size-6 animate-spin text-brand-ink" />
        {words.asking}
      </p>,
    );
  }
  const again = (
    <Button block variant="sec" loading={asking} onClick={() => void ask()}>
      {words.ask}
    </Button>
  );
  const payments = (
    <Button asChild block>
      <a href="/pagos">{words.payments}</a>
    </Button>
  );
  if ("problem" in answer) {
    return frame(
      { heading: words.broken.heading, text: answer.problem, busy: false },
      <>
        <Button block loading={asking} onClick={() => void ask()}>
          {words.ask}
        </Button>
        <Button asChild block variant="sec">
          <a href="/pagos">{words.payments}</a>
        </Button>
      </>,
    );
  }
  const { account, outcome } = answer;
  const simulated = <Simulated at={account?.simulatedAt ?? null} />;
  const provider = (outcome === "waiting" ? account?.pending?.provider : account?.current?.provider) ?? "MERCADO_PAGO";
  const plan = (account?.current?.plan ?? account?.plan)?.name ?? "";
  const pending = outcome === "waiting" ? (account?.pending ?? null) : null;
  const next = account?.current?.nextPaymentAt ?? null;
  const named = { plan, provider: providers[provider] };
  // confirmed, with the first charge on a later day
  const date = outcome === "confirmed" && account && next && next > account.asOf ? momentText(next, account) : null;
  // payments by a plan's own link are never confirmed automatically
  const showsWait = pending !== null && goesOn && !pending.byLink;
  const { heading, text } = showsWait
    ? { heading: checkout.waiting.title, text: checkout.waiting.text }
    : words[outcome];
  const said = {
    heading: fill(heading, named),
    text: fill(date ? checkout.later : pending?.byLink ? checkout.link.text : text, { ...named, date: date ?? "" }),
    busy: false,
  };
  if (outcome === "paid" || outcome === "confirmed") {
    return frame(
      said,
      <>
        <Button asChild block>
          <a href={HOME}>{words.home}</a>
        </Button>
        <Button asChild block variant="sec">
          <a href="/pagos">{words.payments}</a>
        </Button>
        {simulated}
      </>,
    );
  }
  return frame(
    said,
    <>
      {pending && account ? <PendingFacts account={account} pending={pending} /> : null}
      {showsWait ? (
        <p role="status" className="flex justify-center">
          <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-brand-ink" />
          <span className="sr-only">{said.heading}</span>
        </p>
      ) : null}
      {payments}
      {again}
      {pending ? (
        <Button asChild block variant="txt">
          <a href="/soporte">{checkout.waiting.missing}</a>
        </Button>
      ) : null}
      {simulated}
    </>,
  );
}
