"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { IconButton } from "~/components/ui/icon-button";
import { apiDocsTexts } from "~/copy/api-docs";
import { useCopy } from "~/features/app-context/copy-provider";
import { DOCS } from "./docs-address";

/** Back link on a phone, where the list is a separate page; keeps the search. */
export function BackToCalls() {
  const { apiDocs: text } = useCopy(apiDocsTexts);
  const search = useSearchParams().get("buscar");
  const href = search ? `${DOCS}?${new URLSearchParams({ buscar: search })}` : DOCS;
  return (
    <IconButton label={text.back} asChild className="-ml-2.5 md:hidden">
      <Link href={href} prefetch={false}>
        <ArrowLeft aria-hidden="true" className="size-6!" />
      </Link>
    </IconButton>
  );
}
