"use client";

import { createContext, useContext, useEffect, useLayoutEffect, useMemo } from "react";
import { LoadingOverlay } from "~/components/ui/loading-overlay";
import { sessionTexts } from "~/copy/session";
import { type MoneyFormat, numberFormatOf } from "~/domain/money/number-format";
import { loginRoute } from "~/domain/session/routes";
import { api, type RouterOutputs } from "~/trpc/react";
import { shownTent, showTent } from "~/trpc/shown-tent";
import { postSignOut } from "./auth-calls";
import { CopyNumbers, useCopy } from "./copy-provider";
import { useSite } from "./site-provider";

export interface Session {
  user: RouterOutputs["session"]["me"];
  plans: RouterOutputs["billing"]["plans"];
  /** The current shop; null until the first step of onboarding. */
  tent: RouterOutputs["tent"]["mine"];
  subscriber: RouterOutputs["billing"]["subscriber"];
  /** Number of unseen news. */
  unseenNews: number;
  /** Whether there are unseen news (docs/product.md#news). */
  hasNew: boolean;
}

const SessionContext = createContext<Session | null>(null);

async function leave() {
  // without a response the cookie stays, but the server still rejects an expired session
  await postSignOut().catch(() => undefined);
  window.location.replace(loginRoute(window.location.pathname + window.location.search));
}

const options = { meta: { recovery: true } };

/** docs/product.md#recovery: loads plans, then the session, then its data; the overlay stays until all have loaded. */
export function SessionProvider({ children }: { children: React.ReactNode }) {
  const { session } = useCopy(sessionTexts);
  const { logo } = useSite();
  const plans = api.billing.plans.useQuery(undefined, options);
  const me = api.session.me.useQuery(undefined, { ...options, enabled: plans.isFetched });
  const known = { ...options, enabled: me.data !== undefined };
  const tent = api.tent.mine.useQuery(undefined, known);
  // a super-user viewing the panel must not see the owner's billing and news
  const viewed = (me.data?.viewedUntil ?? null) !== null;
  const own = { ...known, enabled: known.enabled && !viewed };
  const subscriber = api.billing.subscriber.useQuery(undefined, own);
  const news = api.news.unseen.useQuery(undefined, own);

  const failed = [plans, me, tent, subscriber, news].some((query) => query.isError && query.data === undefined);
  useEffect(() => {
    if (failed) void leave();
  }, [failed]);

  const tentId = tent.data?.id;
  useLayoutEffect(() => {
    if (tentId !== undefined && shownTent() === null) showTent(tentId);
  }, [tentId]);

  const recovered =
    me.data !== undefined &&
    plans.data !== undefined &&
    tent.data !== undefined &&
    (viewed || (subscriber.data !== undefined && news.data !== undefined));
  if (!recovered) return <LoadingOverlay label={session.loading} logo={logo} />;
  const unseenNews = news.data ?? 0;
  const value: Session = {
    user: me.data,
    plans: plans.data,
    tent: tent.data,
    subscriber: subscriber.data ?? null,
    unseenNews,
    hasNew: unseenNews > 0,
  };
  return (
    <SessionContext value={value}>
      <CopyNumbers numbers={numberFormatOf(value.tent?.countryId ?? value.user.countryId)}>{children}</CopyNumbers>
    </SessionContext>
  );
}

/** The logged-in user and the data that recovery loaded. Panel screens only. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs the panel's SessionProvider above it");
  return session;
}

/** How prices and other numbers are written: as in the current shop's country, before the first shop in the user's. */
export function useMoney(): MoneyFormat {
  const session = useContext(SessionContext);
  const countryId = session?.user.countryId;
  const beforeShop = useMemo(() => ({ symbol: "$", ...numberFormatOf(countryId) }), [countryId]);
  return session?.tent?.money ?? beforeShop;
}
