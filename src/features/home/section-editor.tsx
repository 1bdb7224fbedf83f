"use client";

import { GalleryHorizontal, LayoutGrid, List, type LucideIcon, Trash2 } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { Seg } from "~/components/ui/seg";
import { Textarea } from "~/components/ui/textarea";
import { catalogueTexts } from "~/copy/catalogue";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import { displayIn } from "~/domain/home/home";
import {
  MAX_ABOUT_TEXT,
  MAX_SECTION_HEADING,
  PRODUCT_COUNTS,
  PRODUCT_DISPLAYS,
  type ProductDisplay,
} from "~/domain/home/kinds";
import type { HomeSection } from "~/domain/home/schemas";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { BannerEditor } from "./banner-editor";
import { PickedEditor } from "./picked-editor";
import { defaultHeading, sectionName } from "./section-names";
import type { Composer, HomeData } from "./use-composer";

interface SectionEditorProps {
  composer: Composer;
  data: HomeData;
  section: HomeSection;
  /** Called after the section was removed. */
  onRemoved: () => void;
}

/** One section: its heading, what it shows, and its removal. */
export function SectionEditor({ composer, data, section, onRemoved }: SectionEditorProps) {
  const copy = useCopy(composerTexts, catalogueTexts);
  const { editor: texts } = copy.composer;
  const set = composer.setSection;
  const standard = defaultHeading(copy, data, section.kind);
  return (
    <>
      {section.kind === "banner" ? null : (
        <Group>
          <Field label={texts.heading} hint={fill(texts.headingHint, { name: standard })}>
            <Input
              value={section.heading ?? ""}
              maxLength={MAX_SECTION_HEADING}
              placeholder={standard}
              onChange={(event) => set({ ...section, heading: event.target.value })}
            />
          </Field>
          <SectionFields section={section} layout={data.layout} onChange={set} />
        </Group>
      )}
      {section.kind === "picked" ? <PickedEditor section={section} onChange={set} /> : null}
      {section.kind === "banner" ? <BannerEditor section={section} data={data} onChange={set} /> : null}
      <Button
        variant="txt"
        className="justify-self-start text-bad"
        onClick={() => {
          composer.remove(section, sectionName(copy, section));
          onRemoved();
        }}
      >
        <Trash2 aria-hidden="true" />
        {texts.remove}
      </Button>
    </>
  );
}

const DISPLAY_ICONS: Record<ProductDisplay, LucideIcon> = { grid: LayoutGrid, rail: GalleryHorizontal, list: List };

interface SectionFieldsProps {
  section: HomeSection;
  /** The layout of the shop's listings: where that is a list, no display is a grid. */
  layout: HomeData["layout"];
  onChange: (section: HomeSection) => void;
}

/** What a section has below its heading, if it is no more than a field or a link to where its content is edited. */
function SectionFields({ section, layout, onChange }: SectionFieldsProps) {
  const { editor: texts } = useCopy(composerTexts).composer;
  switch (section.kind) {
    case "picked":
      return (
        <Choice label={texts.display}>
          <Seg
            label={texts.display}
            name="section-display"
            options={PRODUCT_DISPLAYS.filter((display) => displayIn(layout, display) === display).map((value) => {
              const Icon = DISPLAY_ICONS[value];
              return {
                value,
                label: (
                  <>
                    <Icon aria-hidden="true" />
                    {texts.displays[value]}
                  </>
                ),
              };
            })}
            value={displayIn(layout, section.display)}
            onValueChange={(display) => onChange({ ...section, display })}
          />
        </Choice>
      );
    case "best":
    case "new":
    case "offers":
      return (
        <Choice label={texts.count}>
          <Seg
            label={texts.count}
            name="section-count"
            options={PRODUCT_COUNTS.map((count) => ({ value: String(count), label: count }))}
            value={String(section.count)}
            onValueChange={(value) => {
              const count = PRODUCT_COUNTS.find((each) => String(each) === value);
              if (count) onChange({ ...section, count });
            }}
          />
        </Choice>
      );
    case "about":
      return (
        <Field label={texts.aboutText} hint={texts.aboutHint}>
          <Textarea
            rows={8}
            value={section.text}
            maxLength={MAX_ABOUT_TEXT}
            onChange={(event) => onChange({ ...section, text: event.target.value })}
          />
        </Field>
      );
    case "visit":
      return <Elsewhere text={texts.visitText} href={settingsPath("sucursales")} label={texts.visitLink} />;
    case "links":
      return <Elsewhere text={texts.linksText} href="/mis-links" label={texts.linksLink} />;
    case "categories":
      return <Elsewhere text={texts.categoriesText} href="/categorias" label={texts.categoriesLink} />;
    case "banner":
      return null;
  }
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      {children}
    </div>
  );
}

function Elsewhere({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <p className="text-sm text-ink-2">
      {text}{" "}
      <Link href={href} className="inline-flex min-h-11 items-center font-semibold text-brand-ink">
        {label}
      </Link>
    </p>
  );
}
