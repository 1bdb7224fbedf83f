import { ChevronDown, Minus } from "lucide-react";
import { fill } from "~/copy/fill";
import { vendorImportTexts } from "~/copy/vendor-import";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import type { RouterOutputs } from "~/trpc/react";
import { counted } from "../counted";

export type VendorSummary = RouterOutputs["product"]["import"]["vendor"];

/** What of a vendor's file did not fit, each kind with its rows. */
export function VendorNotes({ notes }: Pick<VendorSummary, "notes">) {
  const copy = useCopy(vendorImportTexts).vendorImport;
  const money = useMoney();
  return notes.map(({ kind, count, listed }) => (
    <li key={kind} className="flex gap-3">
      <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <p>{counted(copy.notes[kind], count, money)}</p>
        <p className="text-sm text-ink-2">{copy.notes[kind].text}</p>
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
            {copy.see}
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <ul className="grid gap-1.5 pb-2 text-sm text-ink-2">
            {listed.map(({ line, name, detail }) => (
              <li key={`${line} ${detail}`} className="wrap-anywhere">
                <b className="font-medium text-ink">{name || fill(copy.row, { n: line })}</b>
                {detail === "" ? null : `: ${detail}`}
              </li>
            ))}
            {count > listed.length ? <li>{counted(copy.more, count - listed.length, money)}</li> : null}
          </ul>
        </details>
      </div>
    </li>
  ));
}
