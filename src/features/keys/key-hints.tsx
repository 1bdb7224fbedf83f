"use client";

import { keyHintsTexts } from "~/copy/key-hints";
import { useCopy } from "~/features/app-context/copy-provider";
import { KeyCap } from "./key-cap";
import { useSingleKeys } from "./single-keys";

/** The most useful keys of a list, below it on a desktop. */
export function KeyHints() {
  const { hints } = useCopy(keyHintsTexts).keys;
  const [on] = useSingleKeys();
  if (!on) return null;
  const rows: [string[], string][] = [
    [["j", "k"], hints.move],
    [["x"], hints.pick],
    [["e"], hints.edit],
    [["p"], hints.price],
    [["Ctrl", "K"], hints.go],
    [["?"], hints.all],
  ];
  return (
    <section
      aria-label={hints.label}
      data-key-hints=""
      className="fixed right-0 bottom-0 left-side z-fab flex h-11 items-center gap-6 border-t border-line bg-surface px-10 text-sm text-ink-2 max-lg:hidden print:hidden"
    >
      {rows.map(([caps, text]) => (
        <span key={text} className="flex items-center gap-2 last:ml-auto">
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {text}
        </span>
      ))}
    </section>
  );
}
