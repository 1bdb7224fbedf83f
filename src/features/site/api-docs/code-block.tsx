"use client";

import { Copy as CopyIcon } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { apiDocsTexts } from "~/copy/api-docs";
import { useCopy } from "~/features/app-context/copy-provider";
import { copyAndSay } from "~/features/share/address-row";
import { cn } from "~/lib/cn";

type CodeBlockProps = {
  /** Accessible name. */
  label: string;
  code: string;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
};

/** Code block, keyboard scrollable, with a copy button. */
export function CodeBlock({ label, code, wrap }: CodeBlockProps) {
  const { apiDocs: text } = useCopy(apiDocsTexts);
  return (
    <div className="relative min-w-0 rounded-xl bg-surface-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-xl py-3 pr-13 pl-3.5">
        <pre className={cn("font-mono text-sm", wrap && "break-words whitespace-pre-wrap")}>{code}</pre>
      </section>
      <IconButton
        label={`${text.copy}: ${label}`}
        className="absolute top-0.5 right-0.5 bg-surface-2 hover:bg-surface"
        onClick={() => copyAndSay(code, text.copied, text.copyFailed)}
      >
        <CopyIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
