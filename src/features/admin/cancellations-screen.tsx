"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { List } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { billingTexts } from "~/copy/billing";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { userListInputOf } from "~/domain/admin/list-address";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useSession } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { WaitingList } from "./list-tools";

type Cancellation = RouterOutputs["admin"]["cancellations"]["rows"][number];

const quiet = { meta: { ignoreErrors: true } } as const;

/** `/admin/cancelaciones`: subscriptions of closed accounts whose cancellation the provider has not confirmed yet. */
export function CancellationsScreen() {
  const { admin } = useCopy(adminTexts);
  const { cancellations: copy } = admin;
  const { user } = useSession();
  const params = useSearchParams();
  const { page } = userListInputOf((name) => params.get(name));
  const { data } = api.admin.cancellations.useQuery({ page });
  const others = data
    ? [data.underWay > 0 && copy.underWay(data.underWay), data.watched > 0 && copy.watched(data.watched)].filter(
        (sentence) => sentence !== false,
      )
    : [];
  return (
    <>
      <AdminHeader />
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <EmptyState plain title={copy.empty.title} text={copy.empty.text} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <Banner tone="warn" className="mb-4">
            {copy.intro}
          </Banner>
          <List aria-label={copy.list}>
            {data.rows.map((row) => (
              <Row key={row.id} row={row} when={(date) => formatWhen(date, data.asOf, timeZoneOf(user.countryId))} />
            ))}
          </List>
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefFor={(next) => `/admin/cancelaciones?pagina=${next}`}
            labels={{ ...admin.pages, position: admin.pages.position(data.page, data.pages) }}
          />
        </>
      ) : null}
      {others.map((sentence) => (
        <p key={sentence} className="mt-3 text-sm text-ink-2">
          {sentence}
        </p>
      ))}
    </>
  );
}

function Row({ row, when }: { row: Cancellation; when: (date: Date) => string }) {
  const copies = useCopy(adminTexts, billingTexts, errorsTexts, sessionTexts);
  const { cancellations: copy } = copies.admin;
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const retry = api.admin.retryCancellation.useMutation(quiet);
  const settle = api.admin.settleCancellation.useMutation(quiet);
  const { id, provider: name, externalId, email, attempts, lastTriedAt, lastError, createdAt } = row;
  const provider = copies.billing.providers[name];
  const shown = externalId ?? email;
  const run = async (work: () => Promise<string>) => {
    setProblem(null);
    try {
      toast.success(await work());
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "CONFLICT") toast(copy.gone);
      else if (known?.code === "PROVIDER_FAILED") setProblem(fill(copy.failed, { provider }));
      else setProblem(known ? errorSentence(copies, known) : copies.session.callFailed.network);
    } finally {
      await utils.admin.cancellations.invalidate();
    }
  };
  const again = () =>
    run(async () => {
      const outcome = await retry.mutateAsync({ id });
      return outcome === "cancelled" ? fill(copy.confirmed, { provider }) : copy.waits;
    });
  return (
    <li className="grid min-w-0 gap-2 px-4 py-3">
      <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <b className="min-w-0 font-semibold wrap-anywhere">
          {provider} · {externalId ?? copy.noId}
        </b>
        <Tag tone="bad">{copy.tries(attempts)}</Tag>
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {email}
        <br />
        {fill(copy.since, { when: when(createdAt) })} ·{" "}
        {lastTriedAt ? fill(copy.last, { when: when(lastTriedAt) }) : copy.never}
      </p>
      {lastError ? <p className="line-clamp-3 font-mono text-sm wrap-anywhere">{lastError}</p> : null}
      <ErrorBanner>{problem}</ErrorBanner>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="soft"
          size="sm"
          loading={retry.isPending}
          aria-label={fill(copy.retryOne, { id: shown })}
          onClick={() => void again()}
        >
          {copy.retry}
        </Button>
        <Button
          variant="sec"
          size="sm"
          aria-label={fill(copy.settleOne, { id: shown })}
          onClick={() => setAsking(true)}
        >
          {copy.settle}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.ask.title}
        text={fill(copy.ask.text, { provider, email })}
        confirmLabel={copy.ask.confirm}
        cancelLabel={copy.ask.cancel}
        onConfirm={() =>
          run(async () => {
            await settle.mutateAsync({ id });
            return copy.settled;
          })
        }
      />
    </li>
  );
}
