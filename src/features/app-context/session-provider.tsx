"use client";

import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { LoadingOverlay } from "~/components/ui/loading-overlay";
import { loginRoute } from "~/domain/session/routes";
import { api, type RouterOutputs } from "~/trpc/react";
import { shownTent, showTent } from "~/trpc/shown-tent";
import { postSignOut } from "./auth-calls";
import { useCopy } from "./copy-provider";
import { useSite } from "./site-provider";

export interface Session {
  user: RouterOutputs["session"]["me"];
  plans: RouterOutputs["billing"]["plans"];
  /** The shop worked on; null until the first step of onboarding. */
  tent: RouterOutputs["tent"]["mine"];
  subscriber: RouterOutputs["billing"]["subscriber"];
  /** How many of the news were not seen yet. */
  unseenNews: number;
  /** Something in the news was not seen yet (docs/product.md#news). */
  hasNew: boolean;
}

const SessionContext = createContext<Session | null>(null);

async function leave() {
  // without an answer the cookie stays, and the server still refuses a session that has ended
  await postSignOut().catch(() => undefined);
  window.location.replace(loginRoute(window.location.pathname + window.location.search));
}

const options = { meta: { recovery: true } };

/** docs/product.md#recovery: plans, then the session, then what belongs to it; until all is there the overlay stays. */
export function SessionProvider({ children }: { children: React.ReactNode }) {
  const { session } = useCopy();
  const { logo } = useSite();
  const plans = api.billing.plans.useQuery(undefined, options);
  const me = api.session.me.useQuery(undefined, { ...options, enabled: plans.isFetched });
  const known = { ...options, enabled: me.data !== undefined };
  const tent = api.tent.mine.useQuery(undefined, known);
  // what they pay and read is closed to whoever looks at their panel
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
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Who is logged in, with what recovery fetched. Panel screens only. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs the panel's SessionProvider above it");
  return session;
}
