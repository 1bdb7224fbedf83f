"use client";

import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { outboxListTexts } from "~/copy/outbox-list";
import { productTexts } from "~/copy/product";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { decideConflict } from "~/trpc/outbox/decisions";
import { conflictsOf } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { entryTitle, fieldName, isPrice, isWhole, otherText, ownText, valueText } from "./entry-words";
import { useOutbox } from "./use-outbox";

/** Asks about the latest change in conflict, once; those put off are decided in the list of unsent changes. */
export function ConflictDialog() {
  const { entries } = useOutbox();
  const [later, setLater] = useState<ReadonlySet<number>>(new Set());
  const entry = entries.findLast((one) => conflictsOf(one).length > 0 && !later.has(one.id));
  if (!entry) return null;
  return <Decision entry={entry} onClose={() => setLater(new Set([...later, entry.id]))} />;
}

const choiceClass =
  "grid min-h-19 content-center items-center gap-x-3 gap-y-0.5 rounded-2xl border border-line-strong bg-surface px-4 py-3 text-left text-ink hover:border-brand-ink hover:bg-brand-soft";

/** Both values of a change that was also made elsewhere; one tap chooses. */
export function Decision({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  useEffect(() => toast.dismissPlain(), []); // on a phone "kept on this device" would cover a value
  const copy = useCopy(outboxListTexts, orderTexts, productTexts);
  const { conflict, list } = copy.outboxList;
  const money = useMoney();
  const conflicts = conflictsOf(entry);
  const only = conflicts.length === 1 ? conflicts[0] : undefined;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when = formatWhen(new Date(entry.createdAt), new Date(), zone).toLowerCase().replace(" ", "\u00a0");
  const before = only && !isWhole(entry) ? valueText(copy, money, only.field, only.seen) : null;
  const theirs = conflicts.map((one) => line(one.field, otherText(copy, money, entry, one)));
  const mine = conflicts.map(({ field }) => line(field, ownText(copy, money, entry, field)));
  function line(field: string, text: string | null): string | null {
    if (text === null || isWhole(entry)) return null;
    return only && !field.includes(".") ? text : `${fieldName(copy, entry, field)}: ${text}`;
  }
  const shown = (lines: (string | null)[], instead: string) => {
    const known = [...new Set(lines.filter((one) => one !== null))];
    return known.length > 0 ? known : [instead];
  };
  const decide = async (winner: "mine" | "theirs") => {
    onClose();
    await decideConflict(panelOutbox(), entry.id, winner);
  };
  const choices = [
    {
      winner: "mine" as const,
      name: conflict.mine,
      where: fill(conflict.mineWhere, { time: when }),
      lines: shown(mine, conflict.own),
    },
    {
      winner: "theirs" as const,
      name: conflict.theirs,
      where: conflict.theirsWhere,
      lines: shown(theirs, conflict.other),
    },
  ];
  const isBrief = choices.every(({ lines }) => lines.length === 1 && (lines[0] ?? "").length <= BESIDE);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={only && isPrice(only.field) ? conflict.priceTitle : conflict.title}
      description={
        <>
          <span className="block font-semibold text-ink">{entryTitle(copy, entry)}</span>
          {before === null ? `${conflict.text.split(". ")[0]}.` : fill(conflict.text, { before: brief(before) })}
        </>
      }
      closeLabel={list.back}
    >
      <div className="grid gap-3">
        {choices.map(({ winner, name, where, lines }) => (
          <button
            key={winner}
            type="button"
            className={cn(choiceClass, isBrief && "grid-cols-[minmax(0,1fr)_auto] huge-text:grid-cols-1")}
            onClick={() => void decide(winner)}
          >
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">{where}</span>
            </span>
            {lines.map((text) => (
              <strong key={text} className={cn("font-head wrap-anywhere", isBrief ? "text-xl" : "text-lg")}>
                {brief(text)}
              </strong>
            ))}
          </button>
        ))}
      </div>
      <Button variant="txt" onClick={onClose}>
        {conflict.later}
      </Button>
    </Dialog>
  );
}

/** A value up to this length stands beside its name, such as a price. */
const BESIDE = 14;
const LONGEST = 200;
const brief = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
