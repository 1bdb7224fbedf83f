import type { Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { paintTokens, themeCss } from "~/domain/theme/theme";
import { drawnStyle } from "~/features/catalogue/style-fonts";
import { styleSheetPath } from "~/server/style-sheet";
import "~/features/catalogue/catalogue.css";
import "~/features/catalogue/browse.css";
import { openShop, shopLanguage } from "./read";

interface Props {
  children: ReactNode;
  params: Promise<{ tent: string }>;
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { theme } = (await openShop((await params).tent)).frame.shop;
  return {
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: paintTokens(theme, "light").bg },
      { media: "(prefers-color-scheme: dark)", color: paintTokens(theme, "dark").bg },
    ],
  };
}

export default async function ShopLayout({ children, params }: Props) {
  const { shop } = (await openShop((await params).tent)).frame;
  const style = drawnStyle(shop.theme.styleId);
  for (const font of style.fonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <html lang={shopLanguage(shop)} data-style={style.name}>
      <head>
        <link rel="stylesheet" href={styleSheetPath(style.name)} precedence="style" />
        <style dangerouslySetInnerHTML={{ __html: style.faces + themeCss(shop.theme) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
