"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { List, ListRow } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { listAddress } from "~/domain/admin/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { AdminHeader } from "./admin-header";
import { ListTools, type ListToolsProps, NothingFound, WaitingList } from "./list-tools";

interface FoundListProps<Row, State extends string> extends Pick<ListToolsProps<State>, "path" | "asked" | "states"> {
  texts: {
    search: string;
    list: string;
    state: Record<State, string>;
    count: (count: number, more: boolean) => string;
  };
  /** Undefined while it is read. */
  data: { rows: readonly Row[]; count: number; more: boolean; page: number; pages: number } | undefined;
  actions?: ReactNode;
  row: (row: Row) => FoundRowProps;
}

/** A list of the administration with its search, filters and pages; all of it is in the address. */
export function FoundList<Row extends { id: number }, State extends string>(props: FoundListProps<Row, State>) {
  const { path, asked, states, texts, data, actions, row } = props;
  const { pages } = useCopy(adminTexts).admin;
  return (
    <>
      <AdminHeader subtitle={data ? texts.count(data.count, data.more) : null} actions={actions} />
      <ListTools path={path} asked={asked} searchLabel={texts.search} states={states} labels={texts.state} />
      {data === undefined ? <WaitingList /> : null}
      {data?.rows.length === 0 ? <NothingFound path={path} /> : null}
      {data && data.rows.length > 0 ? (
        <>
          <List aria-label={texts.list}>
            {data.rows.map((each) => (
              <FoundRow key={each.id} {...row(each)} />
            ))}
          </List>
          <Pagination
            page={data.page}
            pages={data.pages}
            hrefFor={(page) => listAddress(path, { ...asked, page })}
            labels={{ ...pages, position: pages.position(data.page, data.pages) }}
          />
        </>
      ) : null}
    </>
  );
}

interface FoundRowProps {
  userId: number;
  name: string;
  /** A line each. */
  lines: readonly string[];
  tags: ReactNode;
  /** Of the plan, truncated because it may be long. */
  plan: string | null;
}

/** The whole row leads to the person. */
function FoundRow({ userId, name, lines, tags, plan }: FoundRowProps) {
  return (
    <ListRow
      className="relative items-start py-3"
      title={
        <Link
          href={`/admin/usuarios/${userId}`}
          prefetch={false}
          className="text-ink no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
      }
      meta={
        <span className="grid gap-0.5">
          {lines.map((line) => (
            <span key={line} className="wrap-anywhere">
              {line}
            </span>
          ))}
        </span>
      }
      end={
        <span className="flex max-w-36 flex-wrap justify-end gap-1 sm:max-w-none">
          {tags}
          {plan === null ? null : (
            <Tag className="max-w-28 sm:max-w-48">
              <span className="truncate">{plan}</span>
            </Tag>
          )}
        </span>
      }
    />
  );
}
