"use client";

import { useSearchParams } from "next/navigation";
import { Group } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { adminTexts } from "~/copy/admin";
import { userListInputOf } from "~/domain/admin/list-address";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { AuditList } from "./audit-list";
import { WaitingList } from "./list-tools";

/** `/admin/registro`: audit log of super-users, newest first. */
export function AuditScreen() {
  const { admin: copy } = useCopy(adminTexts);
  const { user } = useSession();
  const params = useSearchParams();
  const { page } = userListInputOf((name) => params.get(name));
  const { data } = api.admin.audit.useQuery({ page });
  return (
    <>
      <AdminHeader subtitle={copy.audit.hint} />
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <EmptyState title={copy.audit.empty.title} text={copy.audit.empty.text} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <Group>
            <AuditList rows={data.rows} asOf={data.asOf} timeZone={timeZoneOf(user.countryId)} />
          </Group>
          <Pagination
            page={page}
            pages={data.hasNext ? page + 1 : page}
            hrefFor={(next) => `/admin/registro?pagina=${next}`}
            labels={{ ...copy.pages, position: copy.pages.at(page) }}
          />
        </>
      ) : null}
    </>
  );
}
