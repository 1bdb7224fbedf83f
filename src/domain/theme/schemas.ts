import { z } from "zod";
import { message } from "../validation-key";
import { type Colour, readTypedColour } from "./colour";
import { STYLE_PRESETS } from "./presets";

/** `#rrggbb` in any case; stored in lower case. */
export const colourSchema = z
  .string({ error: message("tent.colour") })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: message("tent.colour") });

/** An empty string clears the colour, like null. */
export const clearableColour = z.preprocess((value) => (value === "" ? null : value), colourSchema.nullable());

export const styleSchema = z
  .number({ error: message("tent.style") })
  .refine((id) => STYLE_PRESETS.some((preset) => preset.id === id), { error: message("tent.style") });

/** A shop's stored theme; an omitted style stays unchanged, a null colour is the preset's. */
export const themeSchema = z.object({
  styleId: styleSchema.optional(),
  firstCustomColor: clearableColour,
  secondCustomColor: clearableColour,
  bgCustomColor: clearableColour,
  textCustomColor: clearableColour,
});
export type ThemeInput = z.output<typeof themeSchema>;

const typedColour = z.string().transform((text, check): Colour => {
  const colour = readTypedColour(text);
  if (colour) return colour;
  check.addIssue({ code: "custom", message: message("tent.colour") });
  return z.NEVER;
});

/** The form: a style and all four visible colours. */
export const themeForm = z.object({
  styleId: styleSchema,
  first: typedColour,
  second: typedColour,
  bg: typedColour,
  text: typedColour,
});
export type ThemeForm = z.input<typeof themeForm>;
