import { z } from "zod";
import { message } from "../validation-key";
import { type Colour, readTypedColour } from "./colour";
import { STYLE_PRESETS } from "./presets";

/** `#rrggbb` in any case, stored lower. */
export const colourSchema = z
  .string({ error: message("tent.colour") })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: message("tent.colour") });

/** Empty clears, as null does. */
export const clearableColour = z.preprocess((value) => (value === "" ? null : value), colourSchema.nullable());

export const styleSchema = z
  .number({ error: message("tent.style") })
  .refine((id) => STYLE_PRESETS.some((preset) => preset.id === id), { error: message("tent.style") });

/** What a shop keeps of its looks; without a style it stays as it is, a null colour is the preset's. */
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

/** The screen's form: a style and all four colours, as they are seen. */
export const themeForm = z.object({
  styleId: styleSchema,
  first: typedColour,
  second: typedColour,
  bg: typedColour,
  text: typedColour,
});
export type ThemeForm = z.input<typeof themeForm>;
