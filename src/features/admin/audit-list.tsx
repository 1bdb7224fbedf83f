"use client";

import { adminTexts } from "~/copy/admin";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import type { RouterOutputs } from "~/trpc/react";

interface AuditListProps {
  rows: RouterOutputs["admin"]["audit"]["rows"];
  asOf: Date;
  timeZone: string;
}

/** Audit entries: who did what, acting as whom and on which shop. Actions without a text show their internal name. */
export function AuditList({ rows, asOf, timeZone }: AuditListProps) {
  const { admin } = useCopy(adminTexts);
  const { actions, areas, as, list } = admin.audit;
  return (
    <ul aria-label={list} className="grid gap-3">
      {rows.map(({ id, at, action, actor, as: seenAs, tent, note }) => (
        <li key={id} className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {actions[action] ?? areas[action.split(".", 1)[0] ?? ""] ?? (
              <code className="font-mono text-sm">{action}</code>
            )}
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {formatWhen(at, asOf, timeZone)} · {actor}
            {seenAs ? ` ${fill(as, { name: seenAs })}` : null}
            {tent ? ` · ${tent}` : null}
          </p>
          {note ? <p className="text-sm wrap-anywhere">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
