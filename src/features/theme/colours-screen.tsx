"use client";

import { ExternalLink, RotateCcw } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { tentTexts } from "~/copy/tent";
import { themeTexts } from "~/copy/theme";
import {
  COLOUR_NAMES,
  type ColourName,
  choiceOf,
  isPlain,
  paletteIn,
  paletteLook,
  presetLook,
  restyled,
} from "~/domain/theme/choice";
import { MIN_CONTRAST } from "~/domain/theme/colour";
import { presetOf } from "~/domain/theme/presets";
import type { ThemeChoice } from "~/domain/theme/theme";
import { formatRatio, verdicts } from "~/domain/theme/verdict";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { PageHeader } from "~/features/app-context/page-header";
import { api, type RouterOutputs } from "~/trpc/react";
import { ColourRow } from "./colour-row";
import { PaletteChoice } from "./palette-choice";
import { PresetChoice } from "./preset-choice";
import { ThemePreview } from "./theme-preview";
import { useThemeForm } from "./use-theme-form";
import { VerdictLine } from "./verdict-line";

type Tent = NonNullable<RouterOutputs["tent"]["mine"]>;

function Colours({ tent, saved }: { tent: Tent; saved: ThemeChoice }) {
  const { theme: texts, tent: forms, outbox } = useCopy(themeTexts, tentTexts, outboxTexts);
  const { common, settings } = forms;
  const { form, look, problem, draft, wear, see, discard, submit, saving, pending } = useThemeForm(saved);
  const { isDirty } = form.formState;
  const preset = presetOf(look.styleId);
  const untouched = isPlain(look);
  const contrast = verdicts(choiceOf(look));
  const samples = { first: texts.contrast.samplePrice, text: texts.contrast.sampleText };
  const verdictOf = (name: ColourName) =>
    name === "first" || name === "text" ? (
      <VerdictLine
        verdict={contrast[name]}
        bg={look.bg}
        styleName={preset.name}
        sample={samples[name]}
        byDesign={untouched}
      />
    ) : null;
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader
        title={texts.title}
        back={{ href: "/configuraciones", label: settings.title }}
        actions={
          <IconButton label={texts.view} asChild>
            <a href={tent.url} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
            </a>
          </IconButton>
        }
      />
      <DraftBanner draft={draft} className="mb-4" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_344px] lg:items-start lg:gap-x-6">
        <ThemePreview origin={tent.previewOrigin} look={look} />
        <div className="grid min-w-0 gap-6">
          <section className="grid min-w-0 grid-cols-1 gap-3">
            <h2>{texts.presets.title}</h2>
            <PresetChoice
              label={texts.presets.title}
              value={look.styleId}
              onChange={(chosen) => wear(restyled(look, chosen))}
            />
          </section>
          <section className="grid min-w-0 grid-cols-1 gap-3">
            <h2>{texts.palettes.title}</h2>
            <PaletteChoice
              label={texts.palettes.title}
              styleId={look.styleId}
              value={paletteIn(look) ?? null}
              onChange={(palette) => wear(paletteLook(look.styleId, palette))}
            />
          </section>
          <Group title={texts.colours.title} className="gap-3">
            <div className="divide-y divide-line">
              {COLOUR_NAMES.map((name) => (
                <ColourRow
                  key={name}
                  control={form.control}
                  name={name}
                  label={texts.colours[name]}
                  hint={texts.colours[`${name}Hint`]}
                  shown={look[name]}
                  onSee={(typed) => see(name, typed)}
                >
                  {verdictOf(name)}
                </ColourRow>
              ))}
            </div>
            <p className="text-xs text-ink-2">{fill(texts.contrast.least, { ratio: formatRatio(MIN_CONTRAST) })}</p>
            {untouched ? null : (
              <Button
                variant="txt"
                size="sm"
                className="-ml-2 justify-self-start"
                onClick={() => wear(presetLook(preset))}
              >
                <RotateCcw aria-hidden="true" />
                {fill(texts.colours.reset, { style: preset.name })}
              </Button>
            )}
            {problem ? <Banner tone="bad">{problem}</Banner> : null}
          </Group>
        </div>
      </div>
      <SaveBar
        label={common.save}
        status={isDirty ? common.unsaved : pending ? outbox.pending : common.upToDate}
        dirty={isDirty || pending}
      >
        {isDirty ? (
          <Button variant="sec" disabled={saving} onClick={discard} className="max-sm:px-3">
            {texts.discard}
          </Button>
        ) : null}
        <Button type="submit" disabled={!isDirty} loading={saving}>
          {common.save}
        </Button>
      </SaveBar>
      <LeaveGuard when={isDirty && !saving} copy={common} onLeave={draft.forget} />
    </form>
  );
}

/** `/personalizar-colores`: presets, palettes and four colours, previewed on the real catalogue. */
export function ColoursScreen() {
  const { data: tent } = api.tent.mine.useQuery();
  const { data: saved } = api.theme.get.useQuery(undefined, { refetchOnWindowFocus: false });
  return tent && saved ? <Colours tent={tent} saved={saved} /> : <Skeleton className="h-96" />;
}
