import { Minus } from "lucide-react";
import { Group } from "~/components/ui/card";
import { leftOutSentence } from "~/copy/import-left-out";
import { productImportTexts } from "~/copy/product-import";
import type { LeftOut } from "~/domain/product/import/import-left-out";
import { useCopy } from "~/features/app-context/copy-provider";

/** What of a file is no product, or has no place here. */
export function FileLeftOut({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { fileLeftOut: copy } = useCopy(productImportTexts).productImport;
  if (leftOut.length === 0) return null;
  return (
    <Group title={copy.title}>
      <ul className="-mt-1 grid max-h-80 gap-2 overflow-y-auto text-sm">
        {leftOut.map((left, index) => (
          <li key={index} className="flex gap-2.5">
            <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 wrap-anywhere">{leftOutSentence(copy, left)}</span>
          </li>
        ))}
      </ul>
    </Group>
  );
}
