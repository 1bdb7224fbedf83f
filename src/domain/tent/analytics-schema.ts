import { z } from "zod";
import { message, type ValidationKey } from "../validation-key";
import { findGa4, findPixel, MAX_SNIPPET, OTHER_GOOGLE } from "./analytics";

function pasted(find: (text: string) => string | null, problem: (text: string) => ValidationKey) {
  return z
    .string({ error: problem("") })
    .trim()
    .max(MAX_SNIPPET, { error: message("tent.snippetTooLong") })
    .transform((text, check): string | null => {
      if (text === "") return null;
      const found = find(text);
      if (found) return found;
      check.addIssue({ code: "custom", message: problem(text) });
      return z.NEVER;
    });
}

export const analyticsSchema = z.object({
  ga4Id: pasted(findGa4, (text) => (OTHER_GOOGLE.test(text) ? "tent.ga4Other" : "tent.ga4")),
  pixelId: pasted(findPixel, () => "tent.pixel"),
});
