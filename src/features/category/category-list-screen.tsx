"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Fab } from "~/components/ui/fab";
import { List } from "~/components/ui/list";
import { Notice } from "~/components/ui/notice";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { productListHref } from "~/domain/product/list-address";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { useSession } from "~/features/session/session-provider";
import { api } from "~/trpc/react";
import { type Category, CategoryRow } from "./category-row";

const NEW = "/categorias/crear-categoria";

/** Pausing and moving: shown at once, sent one after the other, read again at the end. */
function useCategoryChanges() {
  const utils = api.useUtils();
  // At once, in the tap's own turn: a switch that waited would jump back first.
  const show = (change: (all: Category[]) => Category[]) => {
    void utils.category.list.cancel(undefined, { revert: false, silent: true });
    const before = utils.category.list.getData();
    if (before) utils.category.list.setData(undefined, { ...before, categories: change(before.categories) });
    return () => utils.category.list.setData(undefined, before);
  };
  const readAgain = () => utils.category.list.invalidate();
  const pause = api.category.pause.useMutation({ scope: { id: "categories" } });
  const order = api.category.order.useMutation({ scope: { id: "categories" } });
  return {
    pause: async (id: number, paused: boolean) => {
      const undo = show((all) => all.map((one) => (one.id === id ? { ...one, paused } : one)));
      await pause.mutateAsync({ id, paused }).catch(undo);
      await readAgain();
    },
    move: async (categories: Category[], index: number, by: -1 | 1) => {
      const moved = categories[index];
      if (!moved) return;
      const rest = categories.filter((one) => one !== moved);
      const sorted = [...rest.slice(0, index + by), moved, ...rest.slice(index + by)];
      const undo = show(() => sorted);
      await order.mutateAsync({ list: sorted.map(({ id }, at) => ({ id, order: at })) }).catch(undo);
      await readAgain();
    },
  };
}

/** /categorias: the shop's sections in their order. */
export function CategoryListScreen() {
  const { category: copy } = useCopy();
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const query = api.category.list.useQuery();
  const changes = useCategoryChanges();
  const categories = query.data?.categories ?? [];
  const loose = query.data?.withoutCategory ?? 0;
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
        <Notice tone="warn" className="mb-4">
          {copy.allPaused}
        </Notice>
      ) : null}
      {query.isPending ? (
        <div role="status" aria-label={copy.listLabel} className="grid gap-3">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} className="h-18 w-full" />
          ))}
        </div>
      ) : null}
      {query.isError && !query.data ? (
        <Notice
          tone="bad"
          role="alert"
          action={
            <Button variant="sec" size="sm" onClick={() => void query.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      ) : null}
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
          <List aria-label={copy.listLabel}>
            {categories.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                first={index === 0}
                last={index === categories.length - 1}
                onMove={(by) => void changes.move(categories, index, by)}
                onPause={(paused) => void changes.pause(category.id, paused)}
              />
            ))}
          </List>
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
