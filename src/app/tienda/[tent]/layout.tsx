import type { Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { presetOf } from "~/domain/theme/presets";
import { styleLetters } from "~/server/style-files";
import { styleSheetPath } from "~/server/style-sheet";
import { dressOf } from "./dress";
import { openShop } from "./read";
import { shopLanguage } from "./shop-language";

interface Props {
  children: ReactNode;
  params: Promise<{ tent: string }>;
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { bars } = dressOf((await openShop((await params).tent)).frame.shop.theme);
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: bars.light },
      { media: "(prefers-color-scheme: dark)", color: bars.dark },
    ],
  };
}

export default async function ShopLayout({ children, params }: Props) {
  const { shop } = (await openShop((await params).tent)).frame;
  const style = presetOf(shop.theme.styleId).key;
  const { fonts, faces } = styleLetters(style);
  for (const font of fonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <html lang={shopLanguage(shop)} data-style={style}>
      <head>
        <link rel="stylesheet" href={styleSheetPath(style)} precedence="style" />
        <style dangerouslySetInnerHTML={{ __html: faces + dressOf(shop.theme).css }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
