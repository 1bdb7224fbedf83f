"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { UNSENT_PARAM } from "~/domain/product/crud/unsent-address";
import { lazyPart } from "~/lib/lazy-part";
import { ProductFormScreen } from "../crud/product-form-screen";

const UnsentProductScreen = lazyPart<{ open: boolean; id: string }>(() =>
  import("./unsent-product-screen").then((module) => module.UnsentProductScreen),
);

const neverChanges = () => () => undefined;

/** /productos/cargar-producto: a new product, or with `?sin-enviar=` one that was made and not sent yet. */
export function NewProductScreen() {
  const params = useSearchParams();
  // without a network the device's copy of this screen is shown, which was kept without the parameter
  const key = useSyncExternalStore(
    neverChanges,
    () => params.get(UNSENT_PARAM),
    () => null,
  );
  return (
    <>
      {key === null ? <ProductFormScreen product={null} /> : null}
      <UnsentProductScreen key={key} open={key !== null} id={key ?? ""} />
    </>
  );
}
