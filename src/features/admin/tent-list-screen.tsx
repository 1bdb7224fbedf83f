"use client";

import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { listAddress, tentListInputOf } from "~/domain/admin/list-address";
import { TENT_STATES } from "~/domain/admin/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { ListTools, NothingFound, WaitingList } from "./list-tools";
import { PlanTag } from "./user-list-screen";

const PATH = "/admin/tiendas";

/** `/admin/tiendas`: every shop, newest first; a row links to its owner. */
export function TentListScreen() {
  const { admin: copy } = useCopy(adminTexts);
  const params = useSearchParams();
  const asked = tentListInputOf((name) => params.get(name));
  const { data } = api.admin.tents.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <>
      <AdminHeader subtitle={data ? copy.tents.count(data.count, data.more) : null} />
      <ListTools
        path={PATH}
        asked={asked}
        searchLabel={copy.tents.search}
        states={TENT_STATES}
        labels={copy.tents.state}
      />
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <NothingFound path={PATH} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <List aria-label={copy.tents.list}>
            {data.rows.map((row) => (
              <TentRow key={row.id} tent={row} />
            ))}
          </List>
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefFor={(page) => listAddress(PATH, { ...asked, page })}
            labels={{ ...copy.pages, position: copy.pages.position(data.page, data.pages) }}
          />
        </>
      ) : null}
    </>
  );
}

function TentRow({ tent }: { tent: RouterOutputs["admin"]["tents"]["rows"][number] }) {
  const { tags } = useCopy(adminTexts).admin;
  const { name, subdomain, suspended, closedByTeam, owner, plan, country } = tent;
  return (
    <ListRow
      className="relative items-start py-3"
      title={
        <Link
          href={`/admin/usuarios/${owner.id}`}
          prefetch={false}
          className="text-ink no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
      }
      meta={
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{subdomain}</span>
          <span className="wrap-anywhere">
            {owner.name} · {country}
          </span>
        </span>
      }
      end={
        <span className="flex max-w-36 flex-wrap justify-end gap-1 sm:max-w-none">
          {owner.test ? <Tag tone="pink">{tags.test}</Tag> : null}
          {suspended ? <Tag tone="bad">{closedByTeam ? tags.closedShort : tags.suspended}</Tag> : null}
          {plan ? <PlanTag name={plan} /> : null}
        </span>
      }
    />
  );
}
