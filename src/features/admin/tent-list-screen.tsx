"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { tentListInputOf } from "~/domain/admin/list-address";
import { TENT_STATES } from "~/domain/admin/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import { FoundList } from "./found-list";

/** `/admin/tiendas`: every shop, newest first; a row links to its owner. */
export function TentListScreen() {
  const { tents: texts, tags } = useCopy(adminTexts).admin;
  const params = useSearchParams();
  const asked = tentListInputOf((name) => params.get(name));
  const { data } = api.admin.tents.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <FoundList
      path="/admin/tiendas"
      asked={asked}
      states={TENT_STATES}
      texts={texts}
      data={data}
      row={({ name, subdomain, suspended, closedByTeam, owner, plan, country }) => ({
        userId: owner.id,
        name,
        lines: [subdomain, `${owner.name} · ${country}`],
        tags: (
          <>
            {owner.test ? <Tag tone="pink">{tags.test}</Tag> : null}
            {suspended ? <Tag tone="bad">{closedByTeam ? tags.closedShort : tags.suspended}</Tag> : null}
          </>
        ),
        plan,
      })}
    />
  );
}
