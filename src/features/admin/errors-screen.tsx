"use client";

import { BellRing } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { List } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
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
import { api } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { WaitingList } from "./list-tools";

/** `/admin/errores`: server errors, and whether their chat messages are delivered. */
export function ErrorsScreen() {
  const { admin } = useCopy(adminTexts);
  const { errors: copy } = admin;
  const { user } = useSession();
  const params = useSearchParams();
  const { page } = userListInputOf((name) => params.get(name));
  const { data } = api.admin.errors.useQuery({ page });
  const [problem, setProblem] = useState<string | null>(null);
  const when = (date: Date, asOf: Date) => formatWhen(date, asOf, timeZoneOf(user.countryId));
  return (
    <>
      <AdminHeader actions={<TestMessage onProblem={setProblem} />} />
      {problem ? (
        <Banner tone="warn" role="alert" className="mb-4">
          {problem}
        </Banner>
      ) : null}
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <EmptyState plain title={copy.empty.title} text={copy.empty.text} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <List aria-label={copy.list}>
            {data.rows.map(({ id, path, message, requestId, count, firstAt, lastAt }) => (
              <li key={id} className="grid min-w-0 gap-1 px-4 py-3">
                <p className="flex items-start justify-between gap-3">
                  <b className="min-w-0 font-semibold wrap-anywhere">{path}</b>
                  <Tag tone={count > 1 ? "warn" : "neutral"}>{copy.times(count)}</Tag>
                </p>
                <p className="line-clamp-4 font-mono text-sm wrap-anywhere">{message}</p>
                <p className="text-sm text-ink-2 wrap-anywhere">
                  {fill(copy.last, { when: when(lastAt, data.asOf) })}
                  {count > 1 ? ` · ${fill(copy.first, { when: when(firstAt, data.asOf) })}` : null}
                  {requestId ? ` · ${fill(copy.reference, { id: requestId })}` : null}
                </p>
              </li>
            ))}
          </List>
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefFor={(next) => `/admin/errores?pagina=${next}`}
            labels={{ ...admin.pages, position: admin.pages.position(data.page, data.pages) }}
          />
        </>
      ) : null}
    </>
  );
}

/** Sends a test message to the super-users' chat. */
function TestMessage({ onProblem }: { onProblem: (problem: string | null) => void }) {
  const copies = useCopy(adminTexts, errorsTexts, sessionTexts);
  const { errors: copy } = copies.admin;
  const send = api.site.notifySupers.useMutation({ meta: { ignoreErrors: true } });
  const test = async () => {
    onProblem(null);
    try {
      await send.mutateAsync({ message: copy.testMessage });
      toast.success(copy.tested);
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "PROVIDER_DISABLED") onProblem(copy.disabled);
      else onProblem(known ? errorSentence(copies, known) : copies.session.callFailed.network);
    }
  };
  return (
    <Button variant="sec" size="sm" loading={send.isPending} onClick={() => void test()}>
      <BellRing aria-hidden="true" />
      {copy.test}
    </Button>
  );
}
