"use client";

import { Copy as CopyIcon, ExternalLink, Image as ImageIcon, Trash2 } from "lucide-react";
import Link from "next/link";
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
export function EditProductScreen({ product }: { product: Product }) {
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

function EditActions({ product }: { product: Product }) {
  const { product: copy, share } = useCopy(productFormTexts, shareLinkTexts);
  const { menu } = copy;
  const shop = useShopLink(product);
  const { duplicate } = useProductActions();
  const onDuplicate = () => void duplicate(product);
  const picture = pictureHref({ productIds: [product.id] });
  return (
    <>
      <IconButton label={share.picture.title} asChild className="lg:hidden">
        <Link href={picture}>
          <ImageIcon aria-hidden="true" />
        </Link>
      </IconButton>
      <Button variant="sec" asChild className="max-lg:hidden">
        <Link href={picture}>
          <ImageIcon aria-hidden="true" />
          {share.picture.title}
        </Link>
      </Button>
      <IconButton label={menu.duplicate} onClick={onDuplicate} className="lg:hidden">
        <CopyIcon aria-hidden="true" />
      </IconButton>
      <Button variant="sec" onClick={onDuplicate} className="max-lg:hidden">
        <CopyIcon aria-hidden="true" />
        {menu.duplicate}
      </Button>
      {shop ? (
        <>
          <IconButton label={menu.view} asChild className="lg:hidden">
            <a href={shop} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
            </a>
          </IconButton>
          <Button variant="sec" asChild className="max-lg:hidden">
            <a href={shop} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {menu.view}
            </a>
          </Button>
        </>
      ) : null}
    </>
  );
}
