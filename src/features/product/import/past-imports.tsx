"use client";

import { FileText, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { List, ListRow } from "~/components/ui/list";
import { productImportTexts } from "~/copy/product-import";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { counted } from "./counted";
import { UndoDialog } from "./undo-dialog";

/** The imports before the one that the screen shows, with what can still be undone. */
export function PastImports({ shown }: { shown: number | null }) {
  const {
    productImport: { undo: copy, run },
  } = useCopy(productImportTexts);
  const money = useMoney();
  const { data } = api.product.import.past.useQuery(undefined, { meta: { ignoreErrors: true } });
  const [asked, setAsked] = useState<{ id: number; fileName: string } | null>(null);
  const rows = data?.imports.filter(({ id }) => id !== shown) ?? [];
  if (!data || rows.length === 0) return null;
  const { asOf, timeZone } = data;
  return (
    <section className="mt-6 grid max-w-160 gap-2">
      <h2>{copy.past}</h2>
      <p className="text-sm text-ink-2">{copy.kept}</p>
      <List aria-label={copy.past}>
        {rows.map(({ id, fileName, created, updated, endedAt, undo, undoable }) => (
          <ListRow
            key={id}
            media={
              <span className="grid size-11 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
                {undo ? (
                  <Undo2 aria-hidden="true" className="size-5" />
                ) : (
                  <FileText aria-hidden="true" className="size-5" />
                )}
              </span>
            }
            title={<span className="wrap-anywhere">{fileName}</span>}
            meta={[
              endedAt ? formatWhen(endedAt, asOf, timeZone) : null,
              undo ? copy.undone : null,
              !undo && updated > 0 ? counted(run.updated, updated, money) : null,
              !undo && created > 0 ? counted(run.created, created, money) : null,
              !undo && updated + created === 0 ? copy.nothing : null,
            ]
              .filter((part) => part !== null)
              .join(" · ")}
            end={
              undoable ? (
                <Button variant="txt" size="sm" onClick={() => setAsked({ id, fileName })}>
                  {run.undo}
                </Button>
              ) : undefined
            }
          />
        ))}
      </List>
      {asked ? <UndoDialog {...asked} open onOpenChange={(open) => (open ? undefined : setAsked(null))} /> : null}
    </section>
  );
}
