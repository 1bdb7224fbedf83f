"use client";

import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  EllipsisVertical,
  ExternalLink,
  Image as ImageIcon,
  ImageOff,
  ImageUp,
  Package,
  Pause,
  Pencil,
  Trash2,
} from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Thumb } from "~/components/ui/list";
import { showPopup } from "~/components/ui/popup-host";
import { DragHandle, useSortableItem } from "~/components/ui/sortable";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { categoryTexts } from "~/copy/category";
import { fill } from "~/copy/fill";
import { shareLinkTexts } from "~/copy/share-link";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { productListHref } from "~/domain/product/crud/list-address";
import { listingHref } from "~/domain/product/crud/listing";
import { IMAGE_ACCEPT, imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { CropDialog } from "~/features/image/crop-dialog";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useChange } from "~/features/outbox/use-change";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api, type RouterOutputs } from "~/trpc/react";
import { CATEGORY_PIXELS, useCategoryPhoto } from "./use-category-photo";

const CategoryNameDialog = lazyPart(() => import("./category-name-dialog").then((module) => module.CategoryNameDialog));

export type Category = RouterOutputs["category"]["list"]["categories"][number];

function countOf(copy: { products: string; oneProduct: string; noProducts: string }, products: number): string {
  if (products === 0) return copy.noProducts;
  return products === 1 ? copy.oneProduct : fill(copy.products, { n: products });
}

export function hiddenText(copy: { hides: string; hidesOne: string }, products: number): string {
  return products === 1 ? copy.hidesOne : fill(copy.hides, { n: products });
}

function CategoryMenu({ category }: { category: Category }) {
  const { category: copy, share } = useCopy(categoryTexts, shareLinkTexts);
  const { tent } = useSession();
  const change = useChange();
  const photo = useCategoryPhoto(category);
  const fileInput = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState<"name" | "delete" | null>(null);
  const rename = api.category.rename.useMutation();
  const remove = api.category.delete.useMutation();
  const loses =
    category.products === 0
      ? copy.deleteTextEmpty
      : category.products === 1
        ? copy.deleteTextOne
        : fill(copy.deleteText, { n: category.products });

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={fill(copy.optionsOf, { name: category.name })} className="-mr-3 md:mr-0">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link href={productListHref({ search: "", filter: null, categoryId: category.id, page: 1 })}>
              <Package aria-hidden="true" />
              {copy.menu.products}
            </Link>
          </DropdownMenuItem>
          {category.products > 1 ? (
            <DropdownMenuItem asChild>
              <Link href={listingHref(category.id)}>
                <ArrowUpDown aria-hidden="true" />
                {copy.menu.order}
              </Link>
            </DropdownMenuItem>
          ) : null}
          {category.products > 0 && !category.paused ? (
            <DropdownMenuItem asChild>
              <Link href={pictureHref({ scope: { of: "category", id: category.id } })}>
                <ImageIcon aria-hidden="true" />
                {share.picture.title}
              </Link>
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem onSelect={() => setAsks("name")}>
            <Pencil aria-hidden="true" />
            {copy.menu.rename}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => fileInput.current?.click()}>
            <ImageUp aria-hidden="true" />
            {category.image ? copy.menu.changeImage : copy.menu.image}
          </DropdownMenuItem>
          {category.image ? (
            <DropdownMenuItem onSelect={() => void photo.drop()}>
              <ImageOff aria-hidden="true" />
              {copy.menu.removeImage}
            </DropdownMenuItem>
          ) : null}
          {tent && !category.paused ? (
            <DropdownMenuItem asChild>
              <a href={`${tent.url}/${category.slug}`} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {copy.menu.view}
              </a>
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="bad" onSelect={() => setAsks("delete")}>
            <Trash2 aria-hidden="true" />
            {copy.menu.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <input
        ref={fileInput}
        type="file"
        accept={IMAGE_ACCEPT}
        hidden
        aria-label={copy.menu.image}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) photo.choose(file);
        }}
      />
      <CategoryNameDialog
        open={asks === "name"}
        onClose={() => setAsks(null)}
        title={copy.renameTitle}
        hint={copy.renameHint}
        saveLabel={copy.rename}
        name={category.name}
        draftName={`category.rename.${category.id}`}
        said={copy.renamed}
        make={(name) => rename.mutateAsync({ id: category.id, name, seen: { name: category.name } })}
      />
      <ConfirmDialog
        open={asks === "delete"}
        onOpenChange={() => setAsks(null)}
        tone="bad"
        title={fill(copy.deleteTitle, { name: category.name })}
        text={loses}
        confirmLabel={copy.deleteConfirm}
        cancelLabel={copy.cancel}
        onConfirm={async () => {
          const outcome = await change(remove.mutateAsync({ id: category.id }));
          if (outcome.kind === "refused") throw outcome.error;
          if (outcome.kind === "saved")
            showPopup({ tone: "ok", title: copy.deleted, actions: [{ label: copy.accept }] });
        }}
      />
      <CropDialog
        src={photo.crop.src}
        title={copy.cropTitle}
        maxSide={CATEGORY_PIXELS}
        onCancel={photo.crop.close}
        onCropped={photo.keep}
      />
      <span role="status" className="sr-only">
        {photo.busy ? copy.uploading : ""}
      </span>
    </>
  );
}

type CategoryRowProps = {
  category: Category & { pending?: boolean };
  /** Number of products that pausing the category hides from visitors. */
  hides: number;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onPause: (paused: boolean) => void;
};

/** One category: picture, product count, visibility, position and menu. */
export function CategoryRow({ category, hides, first, last, onMove, onPause }: CategoryRowProps) {
  const { category: copy } = useCopy(categoryTexts);
  const { item, handle, dragging } = useSortableItem(category.id);
  return (
    <li
      {...item}
      className={cn(
        "relative grid grid-cols-[56px_minmax(0,1fr)_44px] items-center gap-x-3 gap-y-1 px-4 py-2 md:max-lg:grid-cols-[56px_minmax(0,1fr)_auto_auto_44px] md:max-lg:gap-x-5 md:max-lg:px-5",
        dragging && "z-1 bg-surface shadow-3",
      )}
    >
      <Thumb
        src={category.image ? imageUrl(category.image, 160) : "/storage/images/app/no-photo.jpg"}
        width={56}
        height={56}
        className={cn(category.paused && "opacity-60")}
      />
      <div className="grid min-h-14 min-w-0 content-center">
        <p className={cn("line-clamp-2 leading-5 font-semibold wrap-anywhere", category.paused && "text-ink-2")}>
          {category.name}
        </p>
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
          {countOf(copy, category.products)}
          {category.pending ? <PendingTag /> : null}
          {category.paused ? (
            <Tag tone="warn">
              <Pause aria-hidden="true" />
              {copy.paused}
            </Tag>
          ) : null}
          {category.paused && hides > 0 ? <span>{hiddenText(copy, hides)}</span> : null}
        </p>
      </div>
      <div className="col-span-3 row-start-2 flex items-center justify-between md:max-lg:contents">
        <Switch
          label={copy.visible}
          aria-label={fill(copy.visibleOf, { name: category.name })}
          checked={!category.paused}
          onChange={(event) => onPause(!event.target.checked)}
        />
        <span className="-mr-3 flex md:max-lg:mr-0">
          <DragHandle label={fill(copy.drag, { name: category.name })} {...handle} />
          <IconButton label={fill(copy.moveUp, { name: category.name })} disabled={first} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={fill(copy.moveDown, { name: category.name })} disabled={last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className="col-start-3 row-start-1 justify-self-end md:max-lg:col-start-auto md:max-lg:row-start-auto">
        <CategoryMenu category={category} />
      </div>
    </li>
  );
}
