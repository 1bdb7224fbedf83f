/** A response body generated on demand: never further than the reader has read. */
function streamOf<Chunk>(
  chunks: AsyncGenerator<Chunk>,
  bytesOf: (chunk: Chunk) => Uint8Array,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(bytesOf(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

export function textStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return streamOf(chunks, (text) => encoder.encode(text));
}

export const byteStream = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  streamOf(chunks, (bytes) => bytes);
