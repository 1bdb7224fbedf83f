import { expect, test } from "vitest";
import { textStream } from "./text-stream";

async function* counting(seen: number[]) {
  try {
    for (let number = 1; number <= 3; number += 1) {
      seen.push(number);
      yield `ñ${number} `;
    }
  } finally {
    seen.push(0);
  }
}

test("streams the whole text and ends the generator", async () => {
  const seen: number[] = [];
  expect(await new Response(textStream(counting(seen))).text()).toBe("ñ1 ñ2 ñ3 ");
  expect(seen).toEqual([1, 2, 3, 0]);
});

test("cancelling the reader ends the generator", async () => {
  const seen: number[] = [];
  const reader = textStream(counting(seen)).getReader();
  await reader.read();
  await reader.cancel();
  expect(seen.at(-1)).toBe(0);
  expect(seen).not.toContain(3);
});
