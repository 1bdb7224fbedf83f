"use client";

import { Maximize2, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { Awning } from "~/components/ui/awning";
import { Button } from "~/components/ui/button";
import { Seg } from "~/components/ui/seg";
import { composerTexts } from "~/copy/composer";
import { homePreviewMessage } from "~/domain/home/preview";
import type { ShopHome } from "~/domain/home/schemas";
import { lookOf } from "~/domain/theme/choice";
import { useCopy } from "~/features/app-context/copy-provider";
import { ShopFrame } from "~/features/theme/shop-frame";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { useHomePreview } from "./use-home-preview";

const PHONE = 344;
const DESK = 1280;

interface HomePreviewProps {
  origin: string;
  home: ShopHome;
  /** The section that is being edited. */
  marked: { anchor: string; label: string } | null;
  /** Beside the small preview of a phone. */
  title: string;
  text: string;
  /** The preview fills the screen. */
  whole: boolean;
  onWhole: () => void;
}

/**
 * The home as it will be, in the shop itself. On a phone a strip under the bar, on a desk a column; one frame for all,
 * because another would load the shop again.
 */
export function HomePreviewPane({ origin, home, marked, title, text, whole, onWhole }: HomePreviewProps) {
  const { preview: texts } = useCopy(composerTexts).composer;
  const { html, failed, retry } = useHomePreview(home);
  const { data: theme } = api.theme.get.useQuery();
  const [device, setDevice] = useState<"phone" | "desk">("phone");
  const isDesk = device === "desk";
  return (
    <section
      aria-label={texts.label}
      className={cn(
        "bg-surface-2",
        whole
          ? "max-lg:fixed max-lg:inset-x-0 max-lg:top-[calc(var(--top)+var(--above))] max-lg:bottom-0 max-lg:z-10"
          : "max-lg:sticky max-lg:top-[calc(var(--top)+var(--above))] max-lg:z-10 max-lg:-mx-4 max-lg:-mt-4 max-lg:grid max-lg:h-54 max-lg:grid-cols-[172px_minmax(0,1fr)] max-lg:gap-4 max-lg:border-b max-lg:border-line max-lg:px-4 sideways:static huge-text:static huge-text:h-auto huge-text:grid-cols-1 huge-text:pb-3",
        "lg:sticky lg:top-8 lg:grid lg:min-h-96 lg:grid-rows-[auto_minmax(0,1fr)] lg:justify-items-center lg:gap-4 lg:overflow-hidden lg:rounded-2xl lg:border lg:border-line lg:px-6 lg:pt-4",
        whole ? "lg:h-[calc(100dvh-180px)]" : "lg:h-[calc(100dvh-200px)]",
      )}
    >
      <Seg
        label={texts.device}
        name="preview-device"
        className="w-full max-w-75 max-lg:hidden"
        options={[
          {
            value: "phone",
            label: (
              <>
                <Smartphone aria-hidden="true" />
                {texts.phone}
              </>
            ),
          },
          {
            value: "desk",
            label: (
              <>
                <Monitor aria-hidden="true" />
                {texts.desk}
              </>
            ),
          },
        ]}
        value={device}
        onValueChange={setDevice}
      />
      <div
        className={cn(
          "flex h-full min-h-0 w-full min-w-0 flex-col overflow-hidden",
          !isDesk && "lg:max-w-[344px]",
          !whole && "huge-text:h-54",
        )}
      >
        <Awning
          stripes={13}
          {...(theme ? { color: lookOf(theme).first } : {})}
          className={cn("relative z-1 -mb-3", whole && "max-lg:hidden")}
        />
        <ShopFrame
          origin={origin}
          path="/catalogo/muestra/portada"
          message={html === null ? null : homePreviewMessage({ home: html, marked })}
          failed={failed}
          onRetry={retry}
          {...(isDesk ? { width: DESK } : whole ? {} : { width: PHONE })}
          title={texts.label}
          copy={texts}
          className="min-h-0 flex-1"
        />
      </div>
      {whole ? null : (
        <div className="grid content-center gap-1 lg:hidden">
          <b className="font-semibold">{title}</b>
          <p className="text-sm text-ink-2">{text}</p>
          <Button variant="txt" size="sm" className="-ml-3 justify-self-start" onClick={onWhole}>
            <Maximize2 aria-hidden="true" />
            {texts.whole}
          </Button>
        </div>
      )}
    </section>
  );
}
