"use client";

import { FileJson } from "lucide-react";
import Link from "next/link";
import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import { ThemeToggle } from "~/components/ui/theme-toggle";
import { apiDocsTexts } from "~/copy/api-docs";
import { fill } from "~/copy/fill";
import { panelTexts } from "~/copy/panel";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";
import { PublicHeader } from "~/features/site/public-header";
import { cn } from "~/lib/cn";
import { CallList } from "./call-list";
import { DOCS } from "./docs-address";
import type { CallEntry } from "./read-document";
import { TokenProvider } from "./token-provider";

/** List of calls beside the current one; on a phone the list is a separate page. */
export function DocsFrame({ calls, children }: { calls: CallEntry[]; children: ReactNode }) {
  const { apiDocs: text, panel } = useCopy(apiDocsTexts, panelTexts);
  const { name } = useSite();
  const oneCall = useParams<{ call?: string }>().call !== undefined;
  const heading = fill(text.heading, { name });
  return (
    <TokenProvider>
      <PublicHeader />
      <main className="mx-auto grid w-full max-w-300 gap-6 px-4 pt-2 pb-16 md:px-10">
        <div className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-3", oneCall && "max-md:hidden")}>
          <div className="min-w-0">
            {oneCall ? (
              <Link href={DOCS} className="font-head text-2xl font-bold text-ink no-underline">
                {heading}
              </Link>
            ) : (
              <h1>{heading}</h1>
            )}
            <p className="mt-1 text-ink-2">{text.intro}</p>
          </div>
          <div className="-ml-3 flex flex-wrap items-center gap-x-2">
            <a
              href="/api/openapi.json"
              className="flex min-h-11 items-center gap-2 rounded-xl px-3 text-md font-semibold text-brand-ink no-underline hover:bg-brand-soft [&>svg]:size-5"
            >
              <FileJson aria-hidden="true" />
              {text.document}
            </a>
            <ThemeToggle darkLabel={panel.darkTheme} lightLabel={panel.lightTheme} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 md:grid-cols-[300px_minmax(0,1fr)] md:items-start">
          <nav
            aria-label={text.calls}
            className={cn(
              "grid min-w-0 gap-3 md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto md:p-1",
              oneCall && "max-md:hidden",
            )}
          >
            <CallList calls={calls} />
          </nav>
          <div className="min-w-0">{children}</div>
        </div>
      </main>
    </TokenProvider>
  );
}
