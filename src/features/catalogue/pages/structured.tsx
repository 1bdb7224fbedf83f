import { jsonLd, productData, storeData, type Thing, trailData } from "~/domain/catalogue/discovery/structured-data";
import type { ProductDetail } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";

interface Step {
  name: string;
  path: string;
}

/** JSON-LD for search engines, only on the shop's canonical host. */
function Structured({ frame, things }: { frame: Frame; things: readonly Thing[] }) {
  if (frame.base !== "" || frame.shop.suspended) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />;
}

export function StructuredHome({ frame }: { frame: Frame }) {
  return <Structured frame={frame} things={[storeData(frame)]} />;
}

const trailOf = ({ copy, origin }: Frame, steps: readonly Step[]) =>
  trailData([{ name: copy.home, path: "/" }, { name: copy.catalogue, path: "/catalogo" }, ...steps], origin);

/** Breadcrumb JSON-LD of a listing. */
export function StructuredTrail({ frame, steps }: { frame: Frame; steps: readonly Step[] }) {
  return <Structured frame={frame} things={[trailOf(frame, steps)]} />;
}

export function StructuredProduct({ frame, product }: { frame: Frame; product: ProductDetail }) {
  const { name, path, category } = product;
  const trail = trailOf(frame, [...(category ? [category] : []), { name, path }]);
  return <Structured frame={frame} things={[productData(product, frame), trail]} />;
}
