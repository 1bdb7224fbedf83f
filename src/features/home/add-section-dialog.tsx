"use client";

import { Plus } from "lucide-react";
import { Dialog } from "~/components/ui/dialog";
import { Tag } from "~/components/ui/tag";
import { composerTexts } from "~/copy/composer";
import { type HomeSectionKind, isRepeatable } from "~/domain/home/kinds";
import type { HomeSection } from "~/domain/home/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { SECTION_ICONS } from "./section-names";

const GROUPS = [
  { key: "products", kinds: ["picked", "offers", "new", "best", "categories"] },
  { key: "texts", kinds: ["banner", "about"] },
  { key: "business", kinds: ["visit", "links"] },
] as const satisfies { key: string; kinds: readonly HomeSectionKind[] }[];

interface AddSectionProps {
  open: boolean;
  onClose: () => void;
  sections: readonly HomeSection[];
  isFull: boolean;
  onAdd: (kind: HomeSectionKind) => void;
}

/** The kinds of sections that can be added. */
export function AddSectionDialog({ open, onClose, sections, isFull, onAdd }: AddSectionProps) {
  const { composer: texts } = useCopy(composerTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => (on ? undefined : onClose())}
      title={texts.addTitle}
      closeLabel={texts.editor.close}
      wide
    >
      {isFull ? <p role="status">{texts.full}</p> : null}
      {GROUPS.map(({ key, kinds }) => (
        <section key={key} className="-mx-2">
          <h3 className="px-2 pb-1 text-sm font-semibold text-ink-2">{texts.groups[key]}</h3>
          <ul className="grid grid-cols-1 sm:grid-cols-2">
            {kinds.map((kind) => {
              const there = !isRepeatable(kind) && sections.some((section) => section.kind === kind);
              const Icon = SECTION_ICONS[kind];
              return (
                <li key={kind}>
                  <button
                    type="button"
                    disabled={there || isFull}
                    onClick={() => onAdd(kind)}
                    className="grid min-h-16 w-full grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-xl px-2 py-1.5 text-left hover:bg-surface-2 disabled:cursor-default disabled:bg-transparent"
                  >
                    <span className="grid size-12 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                      <Icon aria-hidden="true" className="size-5" />
                    </span>
                    <span className="min-w-0">
                      <b className="block font-semibold leading-5">{texts.kinds[kind].name}</b>
                      <small className="block text-sm text-ink-2">{texts.kinds[kind].text}</small>
                    </span>
                    {there ? <Tag>{texts.already}</Tag> : <Plus aria-hidden="true" className="size-5" />}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
