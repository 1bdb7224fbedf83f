/**
 * The rows of a large table in the order of their ids, a batch at a time, so that they are never all in memory. `read` returns
 * the next batch of rows with ids above `after`; an empty one ends it.
 */
export async function* inBatches<Row extends { id: number | bigint }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.id);
  }
}
