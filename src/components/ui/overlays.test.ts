import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What only parts that open over the screen use. */
const OPENS =
  /radix-ui\/(?:alert-dialog|context-menu|dialog|dropdown-menu|hover-card|menubar|popover|select)|<dialog\b|createPortal|popover=|\bscrimClass\b|"fixed [^"]*\bz-dialog\b|\bz-bulk\b/;
const CLOSES_ON_BACK = /\buseCloseOnBack\(/;

const missesBack = (source: string) => OPENS.test(source) && !CLOSES_ON_BACK.test(source);

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => ({ file, source: readFileSync(join("src", file), "utf8") }));

describe("parts that open over the screen", () => {
  it("close on Back, wherever they are", () => {
    expect(files.filter(({ source }) => missesBack(source)).map(({ file }) => file)).toEqual([]);
  });

  it("are found in the folder of components", () => {
    const found = files.filter(({ file, source }) => file.startsWith("components/ui/") && OPENS.test(source));
    expect(found.length).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['import * as Popover from "radix-ui/popover";\nexport const Hint = () => <Popover.Root />;', true],
    ["export const Ask = () => <dialog open>¿Seguro?</dialog>;", true],
    ['export const Cover = () => <div className="fixed inset-0 z-dialog" />;', true],
    ["export const Sheet = () => createPortal(<div />, document.body);", true],
    ['import { Dialog } from "./dialog";\nexport const Days = () => <Dialog open />;', false],
    ["export const Ask = () => { useCloseOnBack(true, close); return <dialog open />; };", false],
  ])("a new one without it is noticed: %s", (source, missed) => expect(missesBack(source)).toBe(missed));
});
