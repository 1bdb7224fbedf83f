"use client";

import { Copy as CopyIcon, EllipsisVertical, ExternalLink, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { fill } from "~/copy/fill";
import { productPath } from "~/domain/catalogue/slug";
import { useCopy } from "~/features/session/copy-provider";
import { errorSentence } from "~/features/session/form-messages";
import { useSession } from "~/features/session/session-provider";
import { api, appErrorOf } from "~/trpc/react";
import { useRowChanges } from "./use-product-list";

const BRIEF = 40;

/** A name as a toast has room for it. */
const brief = (name: string) => (name.length > BRIEF ? `${name.slice(0, BRIEF - 1).trimEnd()}…` : name);

type Named = { id: number; name: string };

/** Copy, bin and back, each with its toast; a refusal that is no popup is said in one too. */
export function useProductActions() {
  const copy = useCopy();
  const router = useRouter();
  const { readAgain } = useRowChanges();
  const refuse = (error: unknown) => {
    const known = appErrorOf(error);
    if (known?.code === "PRODUCT_LIMIT") toast.error(errorSentence(copy, known));
  };
  const duplicate = api.product.duplicate.useMutation();
  const remove = api.product.delete.useMutation();
  const restore = api.product.restore.useMutation();
  const bring = ({ id, name }: Named) =>
    restore.mutate(
      { id },
      {
        onSuccess: () => toast.success(fill(copy.product.restored, { name: brief(name) })),
        onError: refuse,
        onSettled: () => readAgain(id),
      },
    );
  return {
    restore: bring,
    duplicate: ({ id }: Named) =>
      duplicate.mutate(
        { id },
        {
          onSuccess: (made) =>
            toast.success(fill(copy.product.duplicated, { name: brief(made.name) }), {
              action: { label: copy.product.open, onClick: () => router.push(`/productos/${made.id}`) },
            }),
          onError: refuse,
          onSettled: () => readAgain(id),
        },
      ),
    remove: ({ id, name }: Named, after?: () => void) =>
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            after?.();
            toast.success(fill(copy.product.deleted, { name: brief(name) }), {
              action: { label: copy.product.undo, onClick: () => bring({ id, name }) },
            });
          },
          onSettled: () => readAgain(id),
        },
      ),
  };
}

/** The product's page in the shop; null until there is a shop. */
export function useShopLink(product: Named): string | null {
  const { tent } = useSession();
  return tent ? `${tent.url}${productPath(product.id, product.name)}` : null;
}

export function ProductMenu({ product, className }: { product: Named; className?: string }) {
  const { product: copy } = useCopy();
  const actions = useProductActions();
  const shop = useShopLink(product);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={fill(copy.optionsOf, { name: product.name })} className={className}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link href={`/productos/${product.id}`}>
            <Pencil aria-hidden="true" />
            {copy.menu.edit}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => actions.duplicate(product)}>
          <CopyIcon aria-hidden="true" />
          {copy.menu.duplicate}
        </DropdownMenuItem>
        {shop ? (
          <DropdownMenuItem asChild>
            <a href={shop} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {copy.menu.view}
            </a>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="bad" onSelect={() => actions.remove(product)}>
          <Trash2 aria-hidden="true" />
          {copy.menu.delete}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
