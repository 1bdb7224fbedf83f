"use client";

import { Dialog } from "~/components/ui/dialog";
import { Switch } from "~/components/ui/switch";
import { keysTexts } from "~/copy/keys";
import { panelTexts } from "~/copy/panel";
import { useCopy } from "~/features/app-context/copy-provider";
import { KeyCap } from "~/features/keys/key-cap";
import { useSingleKeys } from "~/features/keys/single-keys";
import type { MenuEntry } from "../menu";

type KeyListProps = { menu: readonly MenuEntry[]; open: boolean; onOpenChange: (open: boolean) => void };

/** All keys of the panel, and a switch for those of one key. */
export default function KeyList({ menu, open, onOpenChange }: KeyListProps) {
  const { keys: copy, panel } = useCopy(keysTexts, panelTexts);
  const [on, set] = useSingleKeys();
  const screens = menu.flatMap(({ key, letter }): [string, string[]][] =>
    letter ? [[panel.menu[key], ["g", letter]]] : [],
  );
  const groups: [string, [string, string[]][]][] = [
    [
      copy.anywhere,
      [[copy.go, ["Ctrl", "K"]], [copy.search, ["/"]], ...screens, [copy.newOrder, ["n"]], [copy.help, ["?"]]],
    ],
    [
      copy.inList,
      [
        [copy.move, ["j", "k"]],
        [copy.arrows, ["↓", "↑"]],
        [copy.pick, ["x"]],
        [copy.pickAll, ["Ctrl", "A"]],
        [copy.edit, ["e"]],
        [copy.price, ["p"]],
        [copy.show, ["v"]],
        [copy.undo, ["Ctrl", "Z"]],
      ],
    ],
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} closeLabel={copy.close} className="sm:max-w-180">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {groups.map(([title, rows]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-xs text-ink-2">{title}</h3>
            <dl>
              {rows.map(([name, caps]) => (
                <div key={name} className="flex min-h-10 items-center justify-between gap-3 text-md">
                  <dt>{name}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {caps.map((cap) => (
                      <KeyCap key={cap}>{cap}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-ink-2">{copy.note}</p>
        <Switch label={copy.single} checked={on} onChange={(event) => set(event.target.checked)} />
      </div>
    </Dialog>
  );
}
