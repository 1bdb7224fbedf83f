import { z } from "zod";
import { message } from "./validation-key";

const FLAGS = new Map<unknown, boolean>([
  [0, false],
  [1, true],
  ["0", false],
  ["1", true],
  [false, false],
  [true, true],
]);

/** A boolean field of a request: accepts `0`, `1`, `true`, `false`, `"0"` and `"1"`. */
export const flagSchema = z
  .unknown()
  .transform((value, context): boolean => {
    const flag = FLAGS.get(value);
    if (flag !== undefined) return flag;
    context.addIssue({ code: "custom", message: message("common.flag") });
    return z.NEVER;
  })
  .meta({ enum: [...FLAGS.keys()] });

/** A boolean field of a response. */
export function flagNumber(flag: boolean): 0 | 1 {
  return flag ? 1 : 0;
}
