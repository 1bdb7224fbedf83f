import { z } from "zod";
import type { SiteImage } from "~/domain/site/images";
import { chatMessageSchema } from "~/domain/site/message";
import { configurationFields, configurationSchema } from "~/domain/site/schemas";
import { ValidatedInput } from "~/server/api/validated-input";
import type { ConfigurationView } from "~/server/services/site/configuration";
import { appOrigin } from "~/server/site/addresses";
import { type RestRoute, restRoute } from "../row";
import {
  bodyOf,
  colourOut,
  DONE,
  flagIn,
  flagOut,
  formOf,
  imageIn,
  textOut,
  toFlag,
  trueOut,
  urlOut,
  withWireNames,
} from "../wire";

const configurationOut = z
  .strictObject({
    fburl: textOut,
    fbname: textOut,
    instaurl: textOut,
    instaname: textOut,
    whatsapp: textOut,
    appname: z.string(),
    logo: urlOut.nullable(),
    color_first: colourOut,
    color_second: colourOut,
    color_third: colourOut,
    color_bg: colourOut,
    special_cat_url: z.string(),
    special_cat_name: z.string(),
    special_cat_description: textOut,
    special_cat_image: urlOut.nullable(),
    special_cat_paused: flagOut,
  })
  .meta({ id: "Configuration" });

/** An absolute URL, since API clients are on other hosts. */
const toUrl = (path: string | null): string | null => path && new URL(path, appOrigin).href;
/** Converts an absolute URL of ours back into the stored path. */
const ownPath = (value: unknown) =>
  typeof value === "string" && value.startsWith(`${appOrigin}/`) ? value.slice(appOrigin.length) : value;

const toConfiguration = (site: ConfigurationView): z.input<typeof configurationOut> => ({
  fburl: site.fburl,
  fbname: site.fbname,
  instaurl: site.instaurl,
  instaname: site.instaname,
  whatsapp: site.whatsapp,
  appname: site.appname,
  logo: toUrl(site.logo),
  color_first: site.colorFirst,
  color_second: site.colorSecond,
  color_third: site.colorThird,
  color_bg: site.colorBg,
  special_cat_url: site.specialCatUrl,
  special_cat_name: site.specialCatName,
  special_cat_description: site.specialCatDescription,
  special_cat_image: toUrl(site.specialCatImage),
  special_cat_paused: toFlag(site.specialCatPaused),
});

const settingsIn = withWireNames(
  configurationSchema.extend({
    logo: z.preprocess(ownPath, configurationFields.logo).optional(),
    specialCatImage: z.preprocess(ownPath, configurationFields.specialCatImage).optional(),
    specialCatPaused: flagIn.optional(),
  }),
);

const imageRow = (path: string, which: SiteImage, summary: string): RestRoute =>
  restRoute({
    method: "POST",
    path,
    who: "super",
    body: "image",
    input: z.object({ image: imageIn }),
    output: z.strictObject({ url: urlOut }),
    summary,
    call: async ({ call }, { image }) => {
      const { url } = await call.site.setImage(formOf({ which, image }));
      return { data: { url: appOrigin + url } };
    },
  });

export const siteRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/config",
    who: "anyone",
    body: "none",
    input: z.object({}),
    output: configurationOut,
    summary: "Cómo se llama, se ve y se contacta el sitio.",
    call: async ({ call }) => ({ data: toConfiguration(await call.site.configuration()) }),
  }),
  restRoute({
    method: "PUT",
    path: "/config",
    who: "super",
    body: "json",
    wrapped: "settings",
    input: z
      .object({ settings: settingsIn })
      .transform(({ settings }) => new ValidatedInput(configurationSchema, settings, {})),
    output: configurationOut,
    summary: "Cambiar los ajustes del sitio que se nombran.",
    call: async ({ call }, input) => ({ data: toConfiguration(await call.site.updateConfiguration(input.asInput())) }),
  }),
  imageRow("/configs/logo", "logo", "Cambiar el logo del sitio."),
  imageRow("/special-cat-img", "special", "Cambiar la imagen de la categoría especial."),
  imageRow("/update-nophoto", "noPhoto", "Cambiar la imagen de lo que no tiene foto."),
  restRoute({
    method: "POST",
    path: "/telegram-notification",
    who: "user",
    body: "json",
    input: bodyOf(chatMessageSchema),
    output: trueOut,
    summary: "Mandar un mensaje al chat de quien opera el sitio.",
    call: async ({ call }, input) => {
      await call.site.notifyOperator(input.asInput());
      return DONE;
    },
  }),
  restRoute({
    method: "POST",
    path: "/telegram-notify-supers",
    who: "super",
    body: "json",
    input: bodyOf(chatMessageSchema),
    output: trueOut,
    summary: "Mandar un mensaje al chat de los superusuarios.",
    call: async ({ call }, input) => {
      await call.site.notifySupers(input.asInput());
      return DONE;
    },
  }),
];
