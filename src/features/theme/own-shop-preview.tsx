"use client";

import { panelTexts } from "~/copy/panel";
import { themeTexts } from "~/copy/theme";
import { basePath } from "~/domain/catalogue/tent-param";
import { choiceOf, type Look, lookOf } from "~/domain/theme/choice";
import { presetOf } from "~/domain/theme/presets";
import { previewMessage } from "~/domain/theme/preview";
import { paintTokens } from "~/domain/theme/theme";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import { ShopFrame } from "./shop-frame";

interface OwnShopPreviewProps {
  tent: { previewOrigin: string; logo: string | null };
  /** A look that is being chosen; the saved one by default. */
  look?: Look;
  className?: string;
}

/** The home of the merchant's shop as visitors see it. A shop without products is shown with sample products. */
export function OwnShopPreview({ tent, look, className }: OwnShopPreviewProps) {
  const { panel, theme } = useCopy(panelTexts, themeTexts);
  const { data: saved } = api.theme.get.useQuery();
  const shown = look ?? (saved && lookOf(saved));
  if (!shown) return null;
  const style = presetOf(shown.styleId).key;
  return (
    <ShopFrame
      key={`${style} ${tent.logo}`}
      origin={tent.previewOrigin}
      path={`${basePath({ style })}/catalogo/muestra/tienda`}
      message={previewMessage("light", paintTokens(choiceOf(shown), "light"))}
      title={panel.preview.title}
      copy={theme.preview}
      className={className}
    />
  );
}
