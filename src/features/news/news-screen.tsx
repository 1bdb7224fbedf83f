"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { Pagination } from "~/components/ui/pagination";
import { Skeleton } from "~/components/ui/skeleton";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { newsTexts } from "~/copy/news";
import { newsPageOf } from "~/domain/news/limits";
import { useCopy } from "~/features/app-context/copy-provider";
import { raiseIfEmpty } from "~/features/app-context/failures/call-failures";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { type News, NewsItem } from "./news-item";
import { useViewAll } from "./use-view-all";

const NewsDialog = lazyPart(() => import("./news-dialog").then((module) => module.NewsDialog));

const addressOf = (page: number) => (page > 1 ? `/novedades?pagina=${page}` : "/novedades");

/** A page of news; an empty response reports an internal code (docs/product.md#internal-codes). */
function useNewsPage(page: number) {
  const { data, isSuccess } = api.news.list.useQuery({ page }, { placeholderData: keepPreviousData });
  useEffect(() => {
    if (isSuccess) raiseIfEmpty(data, "FETCH_NOTIFICATIONS_FAILED", "news.list");
  }, [data, isSuccess]);
  return data;
}

/** `/novedades`: the news, which super-users also write here. */
export function NewsScreen() {
  const { news: copy } = useCopy(newsTexts);
  const { name } = useSite();
  const writes = useSession().user.role === "SUPER";
  const data = useNewsPage(newsPageOf(useSearchParams().get("pagina")));
  const isNew = useViewAll();
  const utils = api.useUtils();
  const remove = api.news.delete.useMutation({ onSettled: () => utils.news.invalidate() });
  const [editing, setEditing] = useState<News | "new" | null>(null);
  const [deleting, setDeleting] = useState<News | null>(null);
  const write = (
    <Button onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" />
      {copy.write}
    </Button>
  );
  const empty = data?.rows.length === 0;
  return (
    <div className="max-w-180">
      <PageHeader
        title={copy.title}
        subtitle={fill(copy.intro, { site: name })}
        actions={writes && !empty ? <div className="max-lg:hidden">{write}</div> : null}
      />
      {writes && data && !empty ? <div className="mb-4 grid lg:hidden">{write}</div> : null}
      {empty ? (
        <EmptyState title={copy.empty.title} text={copy.empty.text} actions={writes ? write : null} />
      ) : (
        <ul aria-label={copy.title} aria-busy={data === undefined} className="grid gap-4">
          {data
            ? data.rows.map((news) => (
                <NewsItem
                  key={news.id}
                  news={news}
                  list={data}
                  isNew={isNew(news.viewedAt)}
                  {...(writes ? { onEdit: () => setEditing(news), onDelete: () => setDeleting(news) } : null)}
                />
              ))
            : [1, 2, 3].map((n) => (
                <li key={n}>
                  <Skeleton className="h-44" />
                </li>
              ))}
        </ul>
      )}
      {data ? (
        <Pagination
          page={data.page}
          pages={data.pages}
          hrefFor={addressOf}
          labels={{ ...copy.pages, position: copy.pages.position(data.page, data.pages) }}
        />
      ) : null}
      {editing ? <NewsDialog news={editing === "new" ? null : editing} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => (open ? undefined : setDeleting(null))}
        title={fill(copy.confirmDelete.title, { title: deleting?.title ?? "" })}
        text={copy.confirmDelete.text}
        confirmLabel={copy.confirmDelete.confirm}
        cancelLabel={copy.confirmDelete.keep}
        tone="bad"
        onConfirm={async () => {
          if (!deleting) return;
          await remove.mutateAsync({ id: deleting.id });
          toast.success(copy.deleted);
        }}
      />
    </div>
  );
}
