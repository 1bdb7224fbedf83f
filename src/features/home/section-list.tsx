"use client";

import { ChevronRight, Eye, EyeOff, Image, type LucideIcon, Pin, Plus } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { DragHandle, Sortable, useSortableItem } from "~/components/ui/sortable";
import type { Drag } from "~/components/ui/sortable-items";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import type { HomeSection } from "~/domain/home/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { sortTexts } from "~/features/app-context/sort-texts";
import { cn } from "~/lib/cn";
import { SECTION_ICONS, sectionFacts, sectionName } from "./section-names";
import type { Composer, HomeData } from "./use-composer";

interface SectionListProps {
  composer: Composer;
  data: HomeData;
  onEdit: (id: string) => void;
  onAdd: () => void;
  drag: Drag | null;
  onDrag: (drag: Drag | null) => void;
}

/** The id under which the cover is edited. */
export const COVER = "portada";

/** The place on the page of a section by its index: the cover, always first, has place 1. */
export const sectionPlace = (index: number): number => index + 2;

/** The sections in the order of the page: move, hide, edit and add them. */
export function SectionList({ composer, data, onEdit, onAdd, drag, onDrag }: SectionListProps) {
  const copy = useCopy(composerTexts);
  const { composer: texts } = copy;
  const { cover, sections } = composer.home;
  const count = sections.length + 1;
  return (
    <section className="grid min-w-0 content-start gap-3">
      <div className="flex items-center justify-between">
        <h2>{texts.sections}</h2>
        <Button variant="txt" size="sm" className="-mr-3" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
      <Sortable
        rows
        items={sections.map((section) => ({ id: section.id, name: sectionName(copy, section) }))}
        texts={sortTexts(texts.sort, count, sectionPlace(0))}
        onMove={composer.move}
        onDrag={onDrag}
      >
        {/* the gap where a section would land shows the list behind the rows */}
        <List aria-label={texts.listLabel} className={drag ? "bg-brand-soft" : undefined}>
          <li className={row}>
            <span className="grid size-11 place-items-center text-line-strong" title={texts.pinned}>
              <Pin aria-hidden="true" className="size-4" />
            </span>
            <RowParts
              Icon={Image}
              name={texts.cover}
              facts={cover.hidden ? texts.hidden : `«${cover.heading?.trim() || data.tentName}»`}
              hidden={cover.hidden}
              onEdit={() => onEdit(COVER)}
              onHide={(hidden) => composer.setCover({ hidden })}
            />
          </li>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              facts={
                drag?.from === index
                  ? fill(texts.sort.place, { place: sectionPlace(drag.to), count })
                  : sectionFacts(copy, data, section)
              }
              onEdit={() => onEdit(section.id)}
              onHide={(hidden) => composer.setSection({ ...section, hidden })}
            />
          ))}
        </List>
      </Sortable>
      <p className="text-sm text-ink-2">
        {texts.hint} <span className="max-lg:hidden">{texts.keyboardHint}</span>
      </p>
    </section>
  );
}

const row =
  "relative grid min-h-15 grid-cols-[44px_24px_minmax(0,1fr)_44px_20px] items-center gap-x-1 bg-surface py-1 pr-2 pl-1 lg:min-h-14";

interface SectionRowProps {
  section: HomeSection;
  facts: string;
  onEdit: () => void;
  onHide: (hidden: boolean) => void;
}

function SectionRow({ section, facts, onEdit, onHide }: SectionRowProps) {
  const copy = useCopy(composerTexts);
  const { item, handle, dragging } = useSortableItem(section.id);
  const name = sectionName(copy, section);
  return (
    <li {...item} className={cn(row, dragging && "z-1 rounded-xl shadow-3 outline-2 outline-brand")}>
      <DragHandle label={fill(copy.composer.move, { name })} {...handle} />
      <RowParts
        Icon={SECTION_ICONS[section.kind]}
        name={name}
        facts={facts}
        hidden={section.hidden}
        onEdit={onEdit}
        onHide={onHide}
      />
    </li>
  );
}

interface RowPartsProps {
  Icon: LucideIcon;
  name: string;
  facts: string;
  hidden: boolean;
  onEdit: () => void;
  onHide: (hidden: boolean) => void;
}

function RowParts({ Icon, name, facts, hidden, onEdit, onHide }: RowPartsProps) {
  const { composer: texts } = useCopy(composerTexts);
  return (
    <>
      <Icon aria-hidden="true" className="size-5 justify-self-center text-ink-2" />
      <button
        type="button"
        onClick={onEdit}
        className="grid min-h-11 min-w-0 content-center rounded-lg pl-2 text-left after:absolute after:inset-y-0 after:right-18 after:left-12"
      >
        <span
          className={cn(
            "truncate leading-5 large-text:whitespace-normal",
            hidden ? "font-medium text-ink-2" : "font-semibold",
          )}
        >
          {name}
        </span>
        <span className="truncate text-sm text-ink-2 large-text:whitespace-normal">{facts}</span>
      </button>
      <IconButton
        label={fill(hidden ? texts.show : texts.hide, { name })}
        aria-pressed={!hidden}
        className={cn("z-1", hidden ? "text-ink-2" : "text-brand-ink")}
        onClick={() => onHide(!hidden)}
      >
        {hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-2" />
    </>
  );
}
