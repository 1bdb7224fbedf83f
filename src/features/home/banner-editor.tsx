"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { Select } from "~/components/ui/select";
import { Textarea } from "~/components/ui/textarea";
import { catalogueTexts } from "~/copy/catalogue";
import { composerTexts } from "~/copy/composer";
import { validationTexts } from "~/copy/validation";
import { MAX_BANNER_ALT, MAX_BANNER_BUTTON, MAX_BANNER_TEXT, MAX_SECTION_HEADING } from "~/domain/home/kinds";
import type { BannerLink, SectionOf } from "~/domain/home/schemas";
import { linkUrl, MAX_LINK_URL } from "~/domain/link/link";
import { useCopy } from "~/features/app-context/copy-provider";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { lazyPart } from "~/lib/lazy-part";
import { PhotoField } from "./photo-field";
import { useHomeProducts } from "./picked-editor";
import type { HomeData } from "./use-composer";

const ChooseProductsDialog = lazyPart(() =>
  import("~/features/product/crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);

const TARGETS = ["catalogue", "offers", "category", "product", "chat", "url", "none"] as const;

interface BannerEditorProps {
  section: SectionOf<"banner">;
  data: HomeData;
  onChange: (section: SectionOf<"banner">) => void;
}

/** A banner: picture, sentence, text, and where it leads. */
export function BannerEditor({ section, data, onChange }: BannerEditorProps) {
  const { composer, catalogue } = useCopy(composerTexts, catalogueTexts);
  const { editor: texts } = composer;
  const set = (over: Partial<SectionOf<"banner">>) => onChange({ ...section, ...over });
  return (
    <>
      <Group title={texts.photo}>
        <PhotoField
          imageId={section.imageId}
          focus={section.focus}
          images={data.images}
          onChange={(picture) => set(picture)}
        />
        {section.imageId === null ? null : (
          <Field label={texts.alt} aside={texts.optional} hint={texts.altHint}>
            <Input
              value={section.alt ?? ""}
              maxLength={MAX_BANNER_ALT}
              onChange={(event) => set({ alt: event.target.value })}
            />
          </Field>
        )}
      </Group>
      <Group>
        <Field label={texts.bannerHeading}>
          <Input
            value={section.heading ?? ""}
            maxLength={MAX_SECTION_HEADING}
            onChange={(event) => set({ heading: event.target.value })}
          />
        </Field>
        <Field label={texts.bannerText} aside={texts.optional}>
          <Textarea
            rows={2}
            value={section.text ?? ""}
            maxLength={MAX_BANNER_TEXT}
            onChange={(event) => set({ text: event.target.value })}
          />
        </Field>
        <TargetFields link={section.link} data={data} onChange={(link) => set({ link })} />
        {section.link.to === "none" ? null : (
          <Field label={texts.buttonText} aside={texts.optional}>
            <Input
              value={section.button ?? ""}
              maxLength={MAX_BANNER_BUTTON}
              placeholder={catalogue.bannerMore}
              onChange={(event) => set({ button: event.target.value })}
            />
          </Field>
        )}
      </Group>
    </>
  );
}

interface TargetFieldsProps {
  link: BannerLink;
  data: HomeData;
  onChange: (link: BannerLink) => void;
}

/** Where a banner leads. What is typed becomes the target as soon as it is a whole address. */
function TargetFields({ link, data, onChange }: TargetFieldsProps) {
  const { composer, validation } = useCopy(composerTexts, validationTexts);
  const { editor: texts } = composer;
  const [to, setTo] = useState<BannerLink["to"]>(link.to);
  const [typed, setTyped] = useState(link.to === "url" ? link.url : "");
  const [left, setLeft] = useState(false);
  const [first] = data.categories;
  const targets = TARGETS.filter((target) => target !== "category" || first);

  const choose = (target: BannerLink["to"]) => {
    setTo(target);
    const url = linkUrl(typed);
    if (target === "category") onChange(first ? { to: "category", id: first.id } : { to: "catalogue" });
    else if (target === "url") onChange(url === null ? { to: "none" } : { to: "url", url });
    else onChange(target === "product" ? { to: "none" } : { to: target });
  };
  return (
    <>
      <Field label={texts.leadsTo}>
        <Select
          value={to}
          onChange={(event) => {
            const target = TARGETS.find((each) => each === event.target.value);
            if (target) choose(target);
          }}
        >
          {targets.map((target) => (
            <option key={target} value={target}>
              {texts.targets[target]}
            </option>
          ))}
        </Select>
      </Field>
      {to === "category" ? (
        <Field label={texts.category}>
          <CategorySelect
            label={texts.category}
            choices={categoryChoices(data.categories)}
            value={link.to === "category" ? String(link.id) : ""}
            onValueChange={(value) => onChange({ to: "category", id: Number(value) })}
          />
        </Field>
      ) : null}
      {to === "product" ? <ProductTarget link={link} onChange={onChange} /> : null}
      {to === "url" ? (
        <Field label={texts.url} error={left && linkUrl(typed) === null ? validation["link.url"] : undefined}>
          <Input
            inputMode="url"
            autoCapitalize="none"
            value={typed}
            maxLength={MAX_LINK_URL}
            placeholder={texts.urlPlaceholder}
            onChange={(event) => {
              setTyped(event.target.value);
              const url = linkUrl(event.target.value);
              onChange(url === null ? { to: "none" } : { to: "url", url });
            }}
            onBlur={() => setLeft(true)}
          />
        </Field>
      ) : null}
    </>
  );
}

function ProductTarget({ link, onChange }: Pick<TargetFieldsProps, "link" | "onChange">) {
  const { editor: texts } = useCopy(composerTexts).composer;
  const [choosing, setChoosing] = useState(false);
  const ids = link.to === "product" ? [link.id] : [];
  const { known, isRead } = useHomeProducts(ids);
  const [id] = ids;
  const name = id === undefined ? texts.productNone : (known.get(id)?.name ?? (isRead ? texts.gone : ""));
  return (
    <div className="flex min-w-0 items-center gap-3">
      <p className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{texts.product}</span>
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
      </p>
      <Button variant="sec" size="sm" onClick={() => setChoosing(true)}>
        {texts.chooseProduct}
      </Button>
      {choosing ? (
        <ChooseProductsDialog
          title={texts.chooseProduct}
          open
          ids={ids}
          max={1}
          onChange={([chosen]) => onChange(chosen === undefined ? { to: "none" } : { to: "product", id: chosen })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}
