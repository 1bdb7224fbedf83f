"use client";

import Link from "next/link";
import { Button } from "~/components/ui/button";
import { apiDocsTexts } from "~/copy/api-docs";
import { useCopy } from "~/features/app-context/copy-provider";
import { DOCS } from "./docs-address";

/** Shown for the URL of an unknown API call. */
export function UnknownCall() {
  const { nothing } = useCopy(apiDocsTexts).apiDocs;
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-10 text-center">
      <h1>{nothing.title}</h1>
      <p className="text-ink-2">{nothing.text}</p>
      <Button asChild>
        <Link href={DOCS}>{nothing.action}</Link>
      </Button>
    </div>
  );
}
