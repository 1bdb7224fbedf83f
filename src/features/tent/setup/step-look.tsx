"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { Tag } from "~/components/ui/tag";
import { panelTexts } from "~/copy/panel";
import { tentTexts } from "~/copy/tent";
import { themeTexts } from "~/copy/theme";
import { onboardingPath } from "~/domain/tent/setup";
import { choiceOf, type Look, lookOf, restyled } from "~/domain/theme/choice";
import { useCopy } from "~/features/app-context/copy-provider";
import { PreviewStrip } from "~/features/app-context/style-card";
import { OwnShopPreview } from "~/features/theme/own-shop-preview";
import { PresetChoice } from "~/features/theme/preset-choice";

import { api } from "~/trpc/react";
import { LogoEditor } from "../logo-editor";
import { SetupPage } from "./setup-page";

/** `/bienvenida/paso-2`: colours and logo, with a preview of the shop. */
export function StepLook() {
  const { panel, tent: texts, theme } = useCopy(panelTexts, tentTexts, themeTexts);
  const { setup } = texts;
  const router = useRouter();
  const utils = api.useUtils();
  const { data: tent } = api.tent.mine.useQuery();
  const { data: saved } = api.theme.get.useQuery();
  const save = api.theme.assignColours.useMutation();
  const [chosen, setChosen] = useState<Look | null>(null);
  if (!tent || !saved) return <Skeleton className="mx-auto h-96 max-w-160" />;
  const look = chosen ?? lookOf(saved);

  async function next() {
    if (chosen) await save.mutateAsync(choiceOf(chosen));
    await Promise.all([utils.tent.invalidate(), utils.theme.invalidate()]);
    router.push(onboardingPath(3));
  }

  const preview = (className: string) => <OwnShopPreview tent={tent} look={look} className={className} />;
  return (
    <SetupPage
      step={2}
      title={setup.two.title}
      text={setup.two.text}
      strip={
        <PreviewStrip label={panel.preview.title} className="-mt-9">
          {preview("h-54")}
        </PreviewStrip>
      }
      preview={
        <div className="grid gap-3">
          <div className="flex items-center justify-between">
            <h2 className="text-lg">{panel.preview.title}</h2>
            <Tag tone="ok">{panel.preview.live}</Tag>
          </div>
          {preview("h-[calc(100dvh-240px)] max-h-160 rounded-2xl border border-line shadow-2")}
        </div>
      }
      actions={
        <Button onClick={() => void next()} loading={save.isPending}>
          {setup.next}
        </Button>
      }
    >
      <section className="grid gap-3">
        <h3 className="text-lg">{theme.presets.title}</h3>
        <PresetChoice
          label={theme.presets.title}
          value={look.styleId}
          onChange={(preset) => setChosen(restyled(look, preset))}
        />
      </section>
      <section className="grid gap-3">
        <h3 className="text-lg">{texts.logo.title}</h3>
        <Card>
          <LogoEditor name={tent.name} logo={tent.logo} />
        </Card>
      </section>
    </SetupPage>
  );
}
