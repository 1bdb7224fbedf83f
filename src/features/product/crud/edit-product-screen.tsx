"use client";

import { Copy as CopyIcon, ExternalLink, Image as ImageIcon, Trash2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { productFormTexts } from "~/copy/product-form";
import { shareLinkTexts } from "~/copy/share-link";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { useCopy } from "~/features/app-context/copy-provider";
import { withPendingProduct } from "~/features/outbox/pending-product";
import { useOutbox } from "~/features/outbox/use-outbox";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { useProductActions } from "./product-actions";
import { ProductFormScreen } from "./product-form-screen";
import type { Product } from "./product-values";
import { useShopLink } from "./use-shop-link";
import { useWayBackToList } from "./way-back";

const AlertBanner = lazyPart(() => import("../alerts/alert-banner").then((module) => module.AlertBanner));

/** /productos/{id}: starts with the server-rendered product, then follows the query cache. */
export function EditProductScreen({ product, listPrices }: { product: Product; listPrices: ReactNode }) {
  const outbox = useOutbox();
  const query = api.product.get.useQuery(
    { id: product.id },
    { initialData: product, refetchOnWindowFocus: false, meta: { ignoreErrors: true } },
  );
  const { pending, deleted: _, ...shown } = withPendingProduct(query.data, outbox);
  return (
    <ProductFormScreen
      key={product.id}
      product={shown}
      read={query.data}
      waits={pending}
      actions={<EditActions product={shown} />}
      notice={<AlertBanner productId={product.id} />}
      listPrices={listPrices}
      remove={<RemoveButton product={shown} />}
    />
  );
}

function RemoveButton({ product }: { product: Product }) {
  const { form } = useCopy(productFormTexts).product;
  const actions = useProductActions();
  const wayBack = useWayBackToList();
  return (
    <Button
      variant="txt"
      className="justify-self-start text-bad hover:bg-bad-soft"
      onClick={() => void actions.remove(product, wayBack.go)}
    >
      <Trash2 aria-hidden="true" />
      {form.delete}
    </Button>
  );
}

type HeaderActionProps = { label: string; icon: ReactNode } & (
  | { href: string; target?: string; rel?: string }
  | { onClick: () => void }
);

/** A sign on a phone, a button with its words on a desk. */
function HeaderAction({ label, icon, ...own }: HeaderActionProps) {
  const made = (content: ReactNode) =>
    "href" in own ? (
      <Link {...own}>{content}</Link>
    ) : (
      <button type="button" {...own}>
        {content}
      </button>
    );
  return (
    <>
      <IconButton label={label} asChild className="lg:hidden">
        {made(icon)}
      </IconButton>
      <Button variant="sec" asChild className="max-lg:hidden">
        {made(
          <>
            {icon}
            {label}
          </>,
        )}
      </Button>
    </>
  );
}

function EditActions({ product }: { product: Product }) {
  const { product: copy, share } = useCopy(productFormTexts, shareLinkTexts);
  const { menu } = copy;
  const shop = useShopLink(product);
  const { duplicate } = useProductActions();
  return (
    <>
      <HeaderAction
        label={share.picture.title}
        icon={<ImageIcon aria-hidden="true" />}
        href={pictureHref({ productIds: [product.id] })}
      />
      <HeaderAction
        label={menu.duplicate}
        icon={<CopyIcon aria-hidden="true" />}
        onClick={() => void duplicate(product)}
      />
      {shop ? (
        <HeaderAction
          label={menu.view}
          icon={<ExternalLink aria-hidden="true" />}
          href={shop}
          target="_blank"
          rel="noopener"
        />
      ) : null}
    </>
  );
}
