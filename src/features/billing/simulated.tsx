"use client";

import { FlaskConical } from "lucide-react";
import { billingTexts } from "~/copy/billing";
import { useCopy } from "~/features/app-context/copy-provider";

/** Demo notice: nothing is charged; links to the control page of the simulated providers. */
export function Simulated({ at }: { at: string | null }) {
  const { simulated } = useCopy(billingTexts).billing;
  if (at === null) return null;
  return (
    <aside
      aria-label={simulated.title}
      className="flex items-center gap-3 rounded-xl border border-line-strong border-dashed py-0.5 pr-1 pl-3 text-sm huge-text:flex-wrap sm:justify-self-start print:hidden"
    >
      <FlaskConical aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 py-1.5">{simulated.title}</p>
      <a
        href={at}
        target="_blank"
        rel="noopener"
        className="grid min-h-11 shrink-0 place-items-center px-2 font-semibold text-brand-ink underline underline-offset-3"
      >
        {simulated.open}
      </a>
    </aside>
  );
}
