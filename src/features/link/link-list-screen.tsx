"use client";

import { ExternalLink, Pencil, Plus } from "lucide-react";
import { redirect } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { ReadFailed } from "~/components/ui/read-failed";
import { Seg } from "~/components/ui/seg";
import { ListSkeleton } from "~/components/ui/skeleton";
import { Sortable } from "~/components/ui/sortable";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import type { linkCopy } from "~/copy/link";
import { linkTexts } from "~/copy/link";
import { productTexts } from "~/copy/product";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { withPendingRows } from "~/features/outbox/pending-rows";
import { UnsentNamed } from "~/features/outbox/unsent-named";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { LinkAddress } from "./link-address";
import { LinkPreview } from "./link-preview";
import { EditableLinkRow } from "./link-row";
import { type LinkItem, SHOWN_LINKS, useLinkChanges } from "./use-link-changes";

const DescriptionDialog = lazyPart(() => import("./description-dialog").then((module) => module.DescriptionDialog));

const LinkDialog = lazyPart(() => import("./link-dialog").then((module) => module.LinkDialog));

function totalText(copy: typeof linkCopy, links: readonly LinkItem[], numbers: NumberFormat): string {
  const total = links.reduce((sum, { clicks }) => sum + clicks, 0);
  if (total === 0) return copy.noClicks;
  return total === 1 ? copy.oneTotalClick : fill(copy.totalClicks, { n: formatAmount(total, numbers) });
}

/** `/mis-links`: editor of the shop's links page beside its preview. */
export function LinkListScreen() {
  const {
    link: copy,
    product: { sort },
  } = useCopy(linkTexts, productTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const query = api.link.list.useQuery();
  const { version, refreshPreview, pause, move, remove } = useLinkChanges();
  const { mutate: makeFirst } = api.link.makeFirst.useMutation({
    onSuccess: () => {
      refreshPreview();
      return query.refetch();
    },
  });
  const [view, setView] = useState<"edit" | "preview">("edit");
  const [editing, setEditing] = useState<LinkItem | "new" | "description" | null>(null);
  const [deleting, setDeleting] = useState<LinkItem | null>(null);
  const outbox = useOutbox();
  const links = withPendingRows(query.data?.links ?? [], outbox, SHOWN_LINKS);
  const untouched = query.data?.links.length === 0;
  useEffect(() => {
    if (untouched) makeFirst();
  }, [untouched, makeFirst]);

  const url = `${tent.url}/mis-links`;
  const add = (className: string) => (
    <Button className={className} onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" />
      {copy.add}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: "/compartir", label: copy.back }}
        actions={
          <>
            <IconButton label={copy.view} asChild className="lg:hidden">
              <a href={url} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
              </a>
            </IconButton>
            <Button asChild variant="sec" className="max-lg:hidden">
              <a href={url} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {copy.view}
              </a>
            </Button>
            {add("max-lg:hidden")}
          </>
        }
      />
      <Seg
        className="mb-4 md:hidden"
        label={copy.tabs.label}
        name="view"
        value={view}
        onValueChange={setView}
        options={[
          { value: "edit", label: copy.tabs.edit },
          { value: "preview", label: copy.tabs.preview },
        ]}
      />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_360px] md:items-start">
        <div className={cn("grid min-w-0 gap-4", view === "preview" && "max-md:hidden")}>
          <Group aria-label={copy.page}>
            <LinkAddress url={url} />
            <div className="-mt-1 -mb-2 flex items-center gap-2">
              <p
                className={cn(
                  "line-clamp-3 min-w-0 flex-1 wrap-anywhere whitespace-pre-line",
                  !query.data?.description && "text-ink-2",
                )}
              >
                {query.data?.description || copy.noDescription}
              </p>
              <IconButton label={copy.changeDescription} onClick={() => setEditing("description")} className="-mr-3">
                <Pencil aria-hidden="true" />
              </IconButton>
            </div>
          </Group>
          <section aria-label={copy.listLabel} className="grid gap-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2>{copy.listLabel}</h2>
              {links.length > 0 ? <p className="text-sm text-ink-2">{totalText(copy, links, tent.money)}</p> : null}
            </div>
            {query.isError && !query.data ? (
              <ReadFailed retry={copy.retry} onRetry={query.refetch}>
                {copy.failed}
              </ReadFailed>
            ) : null}
            <UnsentNamed state={outbox} path="link.create" listed={query.data?.links ?? []} detail="url" />
            {query.isPending || untouched ? <ListSkeleton label={copy.listLabel} className="h-28" /> : null}
            {links.length > 0 ? (
              <Sortable
                rows
                items={links.map(({ id, name }) => ({ id, name }))}
                texts={sortTexts(sort, links.length)}
                onMove={(from, to) => void move(links, from, to)}
              >
                <List aria-label={copy.listLabel}>
                  {links.map((link, index) => (
                    <EditableLinkRow
                      key={link.id}
                      link={link}
                      first={index === 0}
                      last={index === links.length - 1}
                      onMove={(by) => void move(links, index, index + by)}
                      onPause={(paused) => void pause(link.id, paused)}
                      onEdit={() => setEditing(link)}
                    />
                  ))}
                </List>
              </Sortable>
            ) : null}
            {add("w-full lg:hidden")}
          </section>
        </div>
        <div className={cn("min-w-0 md:sticky md:top-6", view === "edit" && "max-md:hidden")}>
          <LinkPreview origin={tent.previewOrigin} version={version} />
        </div>
      </div>
      {editing === "description" ? (
        <DescriptionDialog
          description={query.data?.description ?? ""}
          onClose={() => setEditing(null)}
          onSaved={refreshPreview}
        />
      ) : null}
      {editing !== null && editing !== "description" ? (
        <LinkDialog
          link={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={refreshPreview}
          onDelete={(link) => {
            setEditing(null);
            setDeleting(link);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        tone="bad"
        title={fill(copy.deleteTitle, { name: deleting?.name ?? "" })}
        text={copy.deleteText}
        confirmLabel={copy.deleteConfirm}
        cancelLabel={copy.form.cancel}
        onConfirm={async () => {
          if (!deleting) return;
          const outcome = await remove(deleting.id);
          if (outcome.kind === "refused") throw outcome.error;
          toast.success(copy.deleted);
        }}
      />
    </>
  );
}
