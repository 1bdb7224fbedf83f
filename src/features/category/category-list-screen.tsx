"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Fab } from "~/components/ui/fab";
import { List, twoColumnsClass } from "~/components/ui/list";
import { ReadFailed } from "~/components/ui/read-failed";
import { ListSkeleton } from "~/components/ui/skeleton";
import { Sortable } from "~/components/ui/sortable";
import { toast } from "~/components/ui/toast";
import { categoryTexts } from "~/copy/category";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { hiddenByPause } from "~/domain/category/pause";
import { moved } from "~/domain/moved";
import { productListHref } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { type ListChanges, patched, removed, reordered, sets, withPendingRows } from "~/features/outbox/pending-rows";
import { UnsentNamed } from "~/features/outbox/unsent-named";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { useIsDesk } from "~/lib/use-is-desk";
import { api } from "~/trpc/react";
import { type Category, CategoryRow, hiddenText } from "./category-row";

const NEW = "/categorias/crear-categoria";

const SHOWN: ListChanges<"category", Category> = {
  "category.create": null,
  "category.delete": removed,
  "category.order": reordered,
  "category.pause": sets("paused"),
  "category.removeImage": patched(() => ({ image: null })),
  "category.rename": sets("name"),
};

function useCategoryChanges() {
  const change = useChange();
  const pause = api.category.pause.useMutation();
  const order = api.category.order.useMutation();
  return {
    pause: (id: number, paused: boolean) => change(pause.mutateAsync({ id, paused, seen: { paused: !paused } }), null),
    move: (categories: Category[], from: number, to: number) =>
      change(order.mutateAsync({ list: moved(categories, from, to).map(({ id }, at) => ({ id, order: at })) }), null),
  };
}

/** /categorias: the shop's categories in display order. */
export function CategoryListScreen() {
  const {
    category: copy,
    product: { sort },
  } = useCopy(categoryTexts, productTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const query = api.category.list.useQuery();
  const changes = useCategoryChanges();
  const isDesk = useIsDesk();
  const outbox = useOutbox();
  const categories = withPendingRows(query.data?.categories ?? [], outbox, SHOWN);
  const loose = query.data?.withoutCategory ?? 0;
  const pause = async (category: Category, paused: boolean) => {
    const hides = hiddenByPause(categories, category.id);
    const said = fill(hides > 0 ? copy.pausedHiding : copy.pausedNow, {
      name: category.name,
      hidden: hiddenText(copy, hides),
    });
    const undo = { action: { label: copy.undo, onClick: () => void changes.pause(category.id, false) } };
    const { kind } = await changes.pause(category.id, paused);
    if (kind === "saved" && paused) toast(said, undo);
  };
  const empty = query.data !== undefined && categories.length === 0;

  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          empty ? undefined : (
            <Button asChild className="max-lg:hidden">
              <Link href={NEW}>
                <Plus aria-hidden="true" />
                {copy.create}
              </Link>
            </Button>
          )
        }
      />
      {categories.length > 0 && categories.every((category) => category.paused) ? (
        <Banner tone="warn" className="mb-4">
          {copy.allPaused}
        </Banner>
      ) : null}
      {query.isPending ? <ListSkeleton label={copy.listLabel} className="h-18" /> : null}
      {query.isError && !query.data ? (
        <ReadFailed retry={copy.retry} onRetry={query.refetch}>
          {copy.failed}
        </ReadFailed>
      ) : null}
      <UnsentNamed state={outbox} path="category.create" listed={query.data?.categories ?? []} />
      {empty ? (
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.text}
          actions={
            <Button asChild block>
              <Link href={NEW}>
                <Plus aria-hidden="true" />
                {copy.create}
              </Link>
            </Button>
          }
        />
      ) : null}
      {categories.length > 0 ? (
        <>
          <Sortable
            rows={!isDesk}
            items={categories.map(({ id, name }) => ({ id, name }))}
            texts={sortTexts(sort, categories.length)}
            onMove={(from, to) => void changes.move(categories, from, to)}
          >
            <List aria-label={copy.listLabel} className={twoColumnsClass}>
              {categories.map((category, index) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  hides={hiddenByPause(categories, category.id)}
                  first={index === 0}
                  last={index === categories.length - 1}
                  onMove={(by) => void changes.move(categories, index, index + by)}
                  onPause={(paused) => void pause(category, paused)}
                />
              ))}
            </List>
          </Sortable>
          {loose > 0 ? (
            <p className="py-2 text-sm">
              <Link
                href={productListHref({ search: "", filter: "withoutCategory", categoryId: null, page: 1 })}
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink"
              >
                {loose === 1 ? copy.oneWithoutCategory : fill(copy.withoutCategory, { n: loose })}
              </Link>
            </p>
          ) : null}
          <Fab href={NEW} icon={<Plus aria-hidden="true" />} label={copy.create} />
        </>
      ) : null}
    </>
  );
}
