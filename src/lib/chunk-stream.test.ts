import { expect, test } from "vitest";
import { chunkStream } from "./chunk-stream";

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
  expect(await new Response(await chunkStream(counting(seen))).text()).toBe("ñ1 ñ2 ñ3 ");
  expect(seen).toEqual([1, 2, 3, 0]);
});

test("cancelling the reader ends the generator", async () => {
  const seen: number[] = [];
  const reader = (await chunkStream(counting(seen), 1)).getReader();
  await reader.read();
  await reader.cancel();
  expect(seen.at(-1)).toBe(0);
  expect(seen).not.toContain(3);
});

async function* failing(after: string[]) {
  yield* after;
  throw new TypeError("Do not know how to serialize a BigInt");
}

test("what fails before enough was made is thrown, whatever was made by then", async () => {
  await expect(chunkStream(failing([]))).rejects.toThrow("BigInt");
  await expect(chunkStream(failing(["id\r\n", "1\r\n"]))).rejects.toThrow("BigInt");
  await expect(chunkStream(failing(["12345"]), 5)).resolves.toBeInstanceOf(ReadableStream);
});

test("no more is made ahead than asked for", async () => {
  const seen: number[] = [];
  const stream = await chunkStream(counting(seen), 4);
  expect(seen.slice(0, 2)).toEqual([1, 2]);
  expect(seen).not.toContain(0);
  await stream.cancel();
});
