/** The rows of a queue, as a device keeps them. */
export function memoryStore<Row extends { id: number; userId: number }>(rows: Row[] = []) {
  const store = {
    rows,
    ofUser: async (userId: number) => store.rows.filter((row) => row.userId === userId),
    async add(row: Omit<Row, "id">) {
      const id = Math.max(0, ...store.rows.map((one) => one.id)) + 1;
      store.rows.push({ ...row, id } as Row);
      return id;
    },
    async change(id: number, change: (row: Row) => Row) {
      store.rows = store.rows.map((row) => (row.id === id ? change(row) : row));
      return store.rows.find((row) => row.id === id);
    },
    async remove(ids: readonly number[]) {
      store.rows = store.rows.filter(({ id }) => !ids.includes(id));
    },
  };
  return store;
}
