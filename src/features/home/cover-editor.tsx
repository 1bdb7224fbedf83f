"use client";

import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { Seg } from "~/components/ui/seg";
import { Select } from "~/components/ui/select";
import { Textarea } from "~/components/ui/textarea";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import { COVER_BUTTONS, COVER_KINDS, MAX_COVER_HEADING, MAX_COVER_TEXT } from "~/domain/home/kinds";
import { useCopy } from "~/features/app-context/copy-provider";
import { PhotoField } from "./photo-field";
import type { Composer, HomeData } from "./use-composer";

/** The cover: what it shows, its sentence, its text and its button. */
export function CoverEditor({ composer, data }: { composer: Composer; data: HomeData }) {
  const { editor: texts } = useCopy(composerTexts).composer;
  const { cover } = composer.home;
  const heading = cover.heading ?? "";
  return (
    <>
      <Group>
        <Seg
          label={texts.what}
          name="cover-kind"
          options={COVER_KINDS.map((value) => ({ value, label: texts.coverKinds[value] }))}
          value={cover.kind}
          onValueChange={(kind) => composer.setCover({ kind })}
        />
        {cover.kind === "photo" ? (
          <PhotoField
            imageId={cover.imageId}
            focus={cover.focus}
            images={data.images}
            onChange={(picture) => composer.setCover(picture)}
          />
        ) : (
          <p className="text-sm text-ink-2">{cover.kind === "products" ? texts.productsHint : texts.noneHint}</p>
        )}
      </Group>
      <Group>
        <Field label={texts.phrase} hint={fill(texts.letters, { n: heading.length, max: MAX_COVER_HEADING })}>
          <Input
            value={heading}
            maxLength={MAX_COVER_HEADING}
            placeholder={data.tentName}
            onChange={(event) => composer.setCover({ heading: event.target.value })}
          />
        </Field>
        <Field label={texts.text} aside={texts.optional}>
          <Textarea
            rows={3}
            value={cover.text ?? ""}
            maxLength={MAX_COVER_TEXT}
            onChange={(event) => composer.setCover({ text: event.target.value })}
          />
        </Field>
        <Field label={texts.button}>
          <Select
            value={cover.button}
            onChange={(event) => {
              const button = COVER_BUTTONS.find((each) => each === event.target.value);
              if (button) composer.setCover({ button });
            }}
          >
            {COVER_BUTTONS.map((button) => (
              <option key={button} value={button}>
                {texts.buttons[button]}
              </option>
            ))}
          </Select>
        </Field>
      </Group>
    </>
  );
}
