"use client";

import { Maximize2, Minimize2, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { themeTexts } from "~/copy/theme";
import { basePath } from "~/domain/catalogue/tent-param";
import { choiceOf, type Look } from "~/domain/theme/choice";
import { presetOf } from "~/domain/theme/presets";
import { previewMessage } from "~/domain/theme/preview";
import { paintTokens } from "~/domain/theme/theme";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { ShopFrame } from "./shop-frame";

const floating = "max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-2";

/** Preview of the catalogue in the edited colours: under a phone's top bar, or beside the fields on desktop. */
export function ThemePreview({ origin, look }: { origin: string; look: Look }) {
  const { preview: texts } = useCopy(themeTexts).theme;
  const style = presetOf(look.styleId).key;
  const [night, setNight] = useState(false);
  const mode = night ? "dark" : "light";
  const [large, setLarge] = useState(false);
  return (
    <section
      aria-label={texts.label}
      className="max-lg:sticky max-lg:top-[calc(var(--top)+var(--above))] max-lg:z-10 max-lg:-mx-4 max-lg:-mt-4 max-lg:border-b max-lg:border-line lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1 lg:grid lg:gap-3"
    >
      <div className="max-lg:contents lg:flex lg:items-center lg:justify-between">
        <h2 className="max-lg:sr-only">{texts.title}</h2>
        <div className="flex gap-2 max-lg:absolute max-lg:right-2 max-lg:bottom-2 max-lg:z-1">
          <IconButton
            label={night ? texts.day : texts.night}
            className={cn(floating, !large && "max-lg:hidden")}
            onClick={() => setNight((last) => !last)}
          >
            {night ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          </IconButton>
          <IconButton
            label={large ? texts.smaller : texts.larger}
            className={cn(floating, "lg:hidden")}
            onClick={() => {
              setLarge(!large);
              setNight(false); // the dark mode button exists only in the large preview
            }}
          >
            {large ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <ShopFrame
        key={style}
        origin={origin}
        path={`${basePath({ style })}/catalogo/muestra`}
        message={previewMessage(mode, paintTokens(choiceOf(look), mode))}
        title={texts.label}
        copy={texts}
        className={cn(
          "transition-[height] duration-200 lg:h-[calc(100dvh-244px)] lg:max-h-180 lg:rounded-2xl lg:border lg:border-line lg:shadow-2",
          large ? "max-lg:h-[68dvh]" : "max-lg:h-54",
        )}
      />
    </section>
  );
}
