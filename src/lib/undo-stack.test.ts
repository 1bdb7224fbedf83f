import { describe, expect, it } from "vitest";
import { keepUndo, undoLatest } from "./undo-stack";

describe("the steps of Ctrl-Z", () => {
  it("are the last ten, the newest first, without those that were taken back otherwise", () => {
    const back: number[] = [];
    const forget = Array.from({ length: 12 }, (_, n) => keepUndo(() => back.push(n)));
    forget[9]?.();
    while (undoLatest()) if (back.length > 20) throw new Error("it never ends");
    expect(back).toEqual([11, 10, 8, 7, 6, 5, 4, 3, 2]);
    expect(undoLatest()).toBe(false);
  });
});
