import { describe, expect, test } from "vitest";
import { flagNumber, flagSchema } from "./flag";

describe("flags", () => {
  test.each([
    [0, false],
    [1, true],
    ["0", false],
    ["1", true],
    [true, true],
    [false, false],
  ])("parses %j as %j", (value, flag) => {
    expect(flagSchema.parse(value)).toBe(flag);
    expect(flagNumber(flag)).toBe(flag ? 1 : 0);
  });

  test.each([2, -1, "true", "", null, undefined, "si", [], {}])("rejects %j", (value) => {
    expect(flagSchema.safeParse(value).error?.issues[0]?.message).toBe("common.flag");
  });
});
