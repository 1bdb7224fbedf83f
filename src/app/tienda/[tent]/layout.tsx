import type { Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { presetOf } from "~/domain/theme/presets";
import { paintTokens, themeCss } from "~/domain/theme/theme";
import { drawnStyle } from "~/features/catalogue/style-fonts";
import "~/features/catalogue/catalogue.css";
import "~/features/catalogue/styles/guille.css";
import { openShop } from "./read";

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
  const style = drawnStyle(presetOf(shop.theme.styleId).key);
  for (const font of style.fonts.files) preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <html lang={shop.countryId === 1 ? "es-AR" : "es"} data-style={style.name}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: style.fonts.css + themeCss(shop.theme) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
