"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { Tag } from "~/components/ui/tag";
import { adminTexts } from "~/copy/admin";
import { userListInputOf } from "~/domain/admin/list-address";
import { USER_STATES } from "~/domain/admin/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import { FoundList } from "./found-list";

/** `/admin`: every user, newest first. */
export function UserListScreen() {
  const { users: texts, tags } = useCopy(adminTexts).admin;
  const params = useSearchParams();
  const asked = userListInputOf((name) => params.get(name));
  const { data } = api.admin.users.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <FoundList
      path="/admin"
      asked={asked}
      states={USER_STATES}
      texts={texts}
      data={data}
      actions={
        <Button asChild variant="sec" size="sm">
          <Link href="/admin/superusuario" aria-label={texts.add}>
            <UserPlus aria-hidden="true" />
            <span className="max-sm:sr-only">{texts.add}</span>
          </Link>
        </Button>
      }
      row={({ id, name, email, role, test, plan, tents }) => {
        const isSuper = role === "SUPER";
        const shops = tents.map(({ subdomain }) => subdomain).join(", ") || texts.noTent;
        return {
          userId: id,
          name,
          lines: isSuper ? [email] : [email, shops],
          tags: (
            <>
              {test && !isSuper ? <Tag tone="pink">{tags.test}</Tag> : null}
              {tents.some(({ suspended }) => suspended) ? <Tag tone="bad">{tags.suspended}</Tag> : null}
              {isSuper ? <Tag tone="blue">{tags.super}</Tag> : null}
            </>
          ),
          plan: isSuper ? null : plan,
        };
      }}
    />
  );
}
