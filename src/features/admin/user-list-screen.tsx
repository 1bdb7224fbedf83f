"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { listAddress, userListInputOf } from "~/domain/admin/list-address";
import { USER_STATES } from "~/domain/admin/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { AdminHeader } from "./admin-header";
import { ListTools, NothingFound, WaitingList } from "./list-tools";

const PATH = "/admin";

/** `/admin`: every user, newest first. */
export function UserListScreen() {
  const { admin: copy } = useCopy(adminTexts);
  const params = useSearchParams();
  const asked = userListInputOf((name) => params.get(name));
  const { data } = api.admin.users.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <>
      <AdminHeader
        subtitle={data ? copy.users.count(data.count, data.more) : null}
        actions={
          <Button asChild variant="sec" size="sm">
            <Link href="/admin/superusuario" aria-label={copy.users.add}>
              <UserPlus aria-hidden="true" />
              <span className="max-sm:sr-only">{copy.users.add}</span>
            </Link>
          </Button>
        }
      />
      <ListTools
        path={PATH}
        asked={asked}
        searchLabel={copy.users.search}
        states={USER_STATES}
        labels={copy.users.state}
      />
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <NothingFound path={PATH} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <List aria-label={copy.users.list}>
            {data.rows.map((row) => (
              <UserRow key={row.id} user={row} />
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

type UserRowProps = { user: RouterOutputs["admin"]["users"]["rows"][number] };

function UserRow({ user }: UserRowProps) {
  const { tags, users: copy } = useCopy(adminTexts).admin;
  const { id, name, email, role, test, plan, tents } = user;
  const shops = tents.map(({ subdomain }) => subdomain).join(", ") || copy.noTent;
  return (
    <ListRow
      className="relative items-start py-3"
      title={
        <Link
          href={`/admin/usuarios/${id}`}
          prefetch={false}
          className="text-ink no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
      }
      meta={
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{email}</span>
          {role === "SUPER" ? null : <span className="wrap-anywhere">{shops}</span>}
        </span>
      }
      end={
        <span className="flex max-w-36 flex-wrap justify-end gap-1 sm:max-w-none">
          {test && role !== "SUPER" ? <Tag tone="pink">{tags.test}</Tag> : null}
          {tents.some(({ suspended }) => suspended) ? <Tag tone="bad">{tags.suspended}</Tag> : null}
          {role === "SUPER" ? <Tag tone="blue">{tags.super}</Tag> : null}
          {plan && role !== "SUPER" ? <PlanTag name={plan} /> : null}
        </span>
      }
    />
  );
}

/** Tag with a plan's name, truncated because it may be long. */
export function PlanTag({ name }: { name: string }) {
  return (
    <Tag className="max-w-28 sm:max-w-48">
      <span className="truncate">{name}</span>
    </Tag>
  );
}
