import { describe, expect, it } from "vitest";
import { componentFiles, missesBack, overlayNames } from "~/test/overlay-files";

describe("parts that open over the screen", () => {
  it("close on Back, wherever they are", () => {
    const missing = componentFiles().filter(({ source }) => missesBack(source));
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  it("are found in the folder of components, with those that are made of others", () => {
    expect(overlayNames()).toEqual(
      expect.arrayContaining([
        "confirm-dialog-view",
        "date-field",
        "dropdown-menu",
        "leave-guard",
        "popup-host",
        "sheet",
      ]),
    );
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
