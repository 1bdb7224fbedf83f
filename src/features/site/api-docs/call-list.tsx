"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { useParams, usePathname, useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SearchField } from "~/components/ui/search-field";
import { apiDocsTexts } from "~/copy/api-docs";
import { useCopy } from "~/features/app-context/copy-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { cn } from "~/lib/cn";
import { DOCS } from "./docs-address";
import { MethodTag } from "./method-tag";
import { byArea, type CallEntry, searchCalls } from "./read-document";

const LONGEST_SEARCH = 80;

const queryOf = (search: string | null) => (search ? `?${new URLSearchParams({ buscar: search })}` : "");

type CallLinkProps = { call: CallEntry; current: boolean; query: string; onFollow: () => void };

function CallLink({ call, current, query, onFollow }: CallLinkProps) {
  return (
    <li>
      <Link
        href={`${DOCS}/${call.id}${query}`}
        prefetch={false}
        onClick={onFollow}
        aria-current={current ? "page" : undefined}
        className={cn(
          "grid min-h-14 content-center gap-1 px-4 py-2 text-ink no-underline base:hover:bg-surface-2",
          current && "bg-brand-soft hover:bg-brand-soft",
        )}
      >
        <span className={cn("leading-5", current && "font-semibold text-brand-ink")}>{call.summary}</span>
        <span className="flex min-w-0 items-center gap-2">
          <MethodTag method={call.method} />
          <span className="min-w-0 truncate font-mono text-xs text-ink-2">{call.path}</span>
        </span>
      </Link>
    </li>
  );
}

/** All API calls by area, filtered as the user types. */
export function CallList({ calls }: { calls: CallEntry[] }) {
  const { apiDocs: text } = useCopy(apiDocsTexts);
  const path = usePathname();
  const shown = useParams<{ call?: string }>().call;
  const asked = useSearchParams().get("buscar")?.slice(0, LONGEST_SEARCH) ?? null;
  const [typed, type, stop] = useTypedSearch(asked, (search) => path + queryOf(search));
  const found = searchCalls(calls, typed);
  const searching = typed.trim() !== "";
  return (
    <>
      <div className="flex">
        <SearchField
          label={text.search}
          clearLabel={text.clearSearch}
          value={typed}
          onValueChange={type}
          maxLength={LONGEST_SEARCH}
        />
      </div>
      <p role="status" className="sr-only">
        {searching ? text.found(found.length) : ""}
      </p>
      {found.length === 0 ? (
        <EmptyState
          plain
          title={text.nothing.title}
          text={text.nothing.text}
          actions={
            <Button variant="sec" onClick={() => type("")}>
              {text.nothing.action}
            </Button>
          }
        />
      ) : (
        <div className="-mx-4 divide-y divide-line border-y border-line bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-2xl sm:border-x">
          {byArea(found).map(([area, inArea]) => (
            <details
              key={`${area}-${searching}`}
              className="group"
              open={searching || inArea.some(({ id }) => id === shown)}
            >
              <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1 font-semibold">{area}</span>
                <span className="text-sm text-ink-2">{inArea.length}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-2 transition-transform duration-mid group-open:rotate-180"
                />
              </summary>
              <ul className="divide-y divide-line border-t border-line">
                {inArea.map((call) => (
                  <CallLink
                    key={call.id}
                    call={call}
                    current={call.id === shown}
                    query={queryOf(typed.trim())}
                    onFollow={stop}
                  />
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </>
  );
}
