"use client";

import { ChevronRight, Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { List, ListRow } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { branchesTexts } from "~/copy/settings/branches";
import { sectionTexts } from "~/copy/settings/section";
import { MAX_BRANCHES } from "~/domain/tent/limits";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { withPendingRows } from "~/features/outbox/pending-rows";
import { PendingTag } from "~/features/outbox/pending-tag";
import { UnsentNamed } from "~/features/outbox/unsent-named";
import { useOutbox } from "~/features/outbox/use-outbox";
import { SHOWN_BRANCHES } from "~/features/tent/pending-branches";
import { api } from "~/trpc/react";

/** The shop's branches; each opens for editing. */
export function BranchesSection() {
  const { branches: texts } = useCopy(branchesTexts).tent;
  const { settings: names } = useCopy(sectionTexts).tent;
  const { data } = api.tent.branches.useQuery();
  const outbox = useOutbox();
  const branches = data && withPendingRows(data, outbox, SHOWN_BRANCHES);
  const add = (
    <Button asChild className="justify-self-start">
      <Link href={`${settingsPath("sucursales")}/nueva`}>
        <Plus aria-hidden="true" />
        {texts.add}
      </Link>
    </Button>
  );
  return (
    <div className="grid max-w-180 gap-4">
      <PageHeader title={names.screens.sucursales} back={{ href: "/configuraciones", label: names.title }} />
      <UnsentNamed state={outbox} path="tent.addBranch" listed={data ?? []} detail="address" />
      {branches === undefined ? (
        <Skeleton className="h-40" />
      ) : branches.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} actions={add} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{texts.hint}</p>
          <List>
            {branches.map((branch) => (
              <ListRow
                key={branch.id}
                className="relative"
                title={
                  <Link
                    href={`${settingsPath("sucursales")}/${branch.id}`}
                    className="text-ink no-underline after:absolute after:inset-0"
                  >
                    {branch.name}
                  </Link>
                }
                meta={
                  <>
                    <span className="wrap-anywhere">{branch.address ?? branch.atencion}</span>
                    {branch.pending ? <PendingTag /> : null}
                  </>
                }
                end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
              />
            ))}
          </List>
          {branches.length < MAX_BRANCHES ? add : null}
        </>
      )}
    </div>
  );
}
