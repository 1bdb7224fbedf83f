"use client";

import { Group } from "~/components/ui/card";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { StyleChoice } from "~/features/tent/style-choice";
import { api } from "~/trpc/react";
import type { SectionProps } from "./section-props";

/** The seven colour sets; a press is saved at once. */
export function LookSection({ settings }: SectionProps) {
  const { settings: texts } = useCopy().tent;
  const utils = api.useUtils();
  const save = api.tent.updateLook.useMutation({
    onSettled: () => Promise.all([utils.tent.settings.invalidate(), utils.tent.progress.invalidate()]),
  });
  return (
    <div className="max-w-180">
      <PageHeader title={texts.screens.colores} back={{ href: "/configuraciones", label: texts.title }} />
      <Group>
        <p className="text-sm text-ink-2">{texts.lookHint}</p>
        <StyleChoice
          label={texts.screens.colores}
          value={save.isPending ? Number(save.variables.styleId) : settings.styleId}
          onChange={(styleId) => save.mutate({ styleId })}
        />
      </Group>
    </div>
  );
}
