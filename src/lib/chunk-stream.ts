type Chunk = string | Uint8Array;

/** How much of a generated file is made before its answer is started, in bytes or characters. */
const READ_AHEAD = 1024 * 1024;

/**
 * The same chunks, after the first of them were made.
 * @throws what making them threw: while nothing was sent, it is still an error and not a file that breaks off
 */
async function readAhead(chunks: AsyncGenerator<Chunk>, size: number): Promise<AsyncGenerator<Chunk>> {
  const made: Chunk[] = [];
  let ended = false;
  for (let length = 0; length < size && !ended; ) {
    const { value, done } = await chunks.next();
    ended = done === true;
    if (done) continue;
    made.push(value);
    length += value.length;
  }
  return (async function* () {
    try {
      yield* made;
      yield* chunks; // nothing more, if it has ended
    } finally {
      await chunks.return(undefined);
    }
  })();
}

/**
 * A response body generated on demand: past its first megabyte, never further than the reader has read.
 * @throws what failed within that megabyte
 */
export async function chunkStream(
  chunks: AsyncGenerator<Chunk>,
  ahead = READ_AHEAD,
): Promise<ReadableStream<Uint8Array>> {
  const started = await readAhead(chunks, ahead);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await started.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await started.return(undefined);
    },
  });
}
