"use client";

import {
  Copy as CopyIcon,
  EllipsisVertical,
  ExternalLink,
  Image as ImageIcon,
  Layers,
  Pencil,
  Share2,
  Trash2,
} from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { toastFailure } from "~/components/ui/toast-failure";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productListTexts } from "~/copy/product-list";
import { errorSentence } from "~/copy/sentence";
import { shareLinkTexts } from "~/copy/share-link";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-address";
import { productPath } from "~/domain/catalogue/slug";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { variantsHref } from "../variants/variant-section";
import type { Shared } from "./share-product";
import { useRowChanges } from "./use-product-list";

const ShareProduct = lazyPart(() => import("./share-product").then((module) => module.ShareProduct));

const BRIEF = 40;

/** Truncates a name to fit a toast. */
export const brief = (name: string) => (name.length > BRIEF ? `${name.slice(0, BRIEF - 1).trimEnd()}…` : name);

type Named = { id: number; name: string };

/**
 * Duplicate, move to the bin and restore, each with a toast. Uses mutateAsync instead of callbacks: callbacks are
 * dropped when the row unmounts meanwhile. Errors without a popup are shown in a toast.
 */
export function useProductActions() {
  const copy = useCopy(outboxTexts, errorsTexts, productListTexts);
  const router = useRouter();
  const { readAgain } = useRowChanges();
  const duplicate = api.product.duplicate.useMutation();
  const remove = api.product.delete.useMutation();
  const restore = api.product.restore.useMutation();

  const act = async <Done,>(id: number, call: Promise<Done>, say: (done: Done) => void, after?: () => void) => {
    try {
      const done = await orQueued(call);
      if (done === null) {
        toast(copy.outbox.kept);
        return;
      }
      after?.();
      say(done);
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "PRODUCT_LIMIT") toastFailure(errorSentence(copy, known));
    }
    await readAgain(id);
  };
  const bring = ({ id, name }: Named) =>
    act(id, restore.mutateAsync({ id }), () => toast.success(fill(copy.product.restored, { name: brief(name) })));

  return {
    restore: bring,
    duplicate: ({ id }: Named) =>
      act(id, duplicate.mutateAsync({ id }), (made) =>
        toast.success(fill(copy.product.duplicated, { name: brief(made.name) }), {
          action: { label: copy.product.open, onClick: () => router.push(`/productos/${made.id}`) },
        }),
      ),
    remove: ({ id, name }: Named, after?: () => void) =>
      act(
        id,
        remove.mutateAsync({ id }),
        () =>
          toast.success(fill(copy.product.deleted, { name: brief(name) }), {
            action: { label: copy.product.undo, onClick: () => void bring({ id, name }) },
          }),
        after,
      ),
  };
}

/** URL of the product's page in the shop; null while the user has no shop. */
export function useShopLink(product: Named): string | null {
  const { tent } = useSession();
  return tent ? `${tent.url}${productPath(product.id, product.name)}` : null;
}

export function ProductMenu({ product, className }: { product: Named & Shared; className?: string }) {
  const { product: copy, share } = useCopy(productListTexts, shareLinkTexts);
  const actions = useProductActions();
  const shop = useShopLink(product);
  const [shares, setShares] = useState(false);
  return (
    <>
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
          <DropdownMenuItem asChild>
            <Link href={variantsHref(product.id)}>
              <Layers aria-hidden="true" />
              {copy.menu.variants}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void actions.duplicate(product)}>
            <CopyIcon aria-hidden="true" />
            {copy.menu.duplicate}
          </DropdownMenuItem>
          {shop ? (
            <>
              <DropdownMenuItem onSelect={() => setShares(true)}>
                <Share2 aria-hidden="true" />
                {copy.menu.share}
              </DropdownMenuItem>
              <DropdownMenuItem asChild>
                <Link href={pictureHref({ productIds: [product.id] })}>
                  <ImageIcon aria-hidden="true" />
                  {share.picture.title}
                </Link>
              </DropdownMenuItem>
              <DropdownMenuItem asChild>
                <a href={shop} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden="true" />
                  {copy.menu.view}
                </a>
              </DropdownMenuItem>
            </>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="bad" onSelect={() => void actions.remove(product)}>
            <Trash2 aria-hidden="true" />
            {copy.menu.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {shop ? <ShareProduct product={product} url={shop} open={shares} onOpenChange={setShares} /> : null}
    </>
  );
}
