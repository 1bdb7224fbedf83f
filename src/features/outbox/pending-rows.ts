import { type ChangeOf, changedId, type QueuedSubject } from "~/domain/outbox/queued-calls";
import type { OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { shownEntries } from "./pending-entries";

/** How a list looks after a change that waits. */
type ShowInList<Row> = (rows: readonly Row[], entry: OutboxEntry) => readonly Row[];

/** What a list shows of each change of its things; null for what it does not show, or shows above itself. */
export type ListChanges<Subject extends QueuedSubject, Row> = Readonly<
  Record<ChangeOf<Subject>, ShowInList<Row> | null>
>;

interface Identified {
  id: number;
}

/** A change of one row: the fields that it sets. */
export function patched<Row extends Identified>(
  fieldsOf: (entry: OutboxEntry) => Partial<NoInfer<Row>>,
): ShowInList<Row> {
  return (rows, entry) => rows.map((row) => (row.id === entry.input.id ? { ...row, ...fieldsOf(entry) } : row));
}

/** A change of one row, which sends its fields by their names in the list. */
export const sets = <Row extends Identified>(...fields: readonly (keyof NoInfer<Row> & string)[]): ShowInList<Row> =>
  patched(
    ({ input }) =>
      Object.fromEntries(
        Object.entries(input).filter(([field]) => fields.some((one) => one === field)),
      ) as Partial<Row>,
  );

export const removed = <Row extends Identified>(rows: readonly Row[], { input }: OutboxEntry): readonly Row[] =>
  rows.filter(({ id }) => id !== input.id);

/** Another order; rows that it does not name follow. */
export function reordered<Row extends Identified>(rows: readonly Row[], { input }: OutboxEntry): readonly Row[] {
  const list = input.list as readonly { id: number; order: number }[];
  const places = new Map(list.map(({ id, order }) => [id, order]));
  const place = ({ id }: Row) => places.get(id) ?? list.length;
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The rows of a list with the changes that wait for a network. */
export function withPendingRows<Row extends Identified, Subject extends QueuedSubject>(
  rows: readonly Row[],
  state: OutboxState,
  changes: ListChanges<Subject, Row>,
): (Row & { pending: boolean })[] {
  const entries = shownEntries<ShowInList<Row>>(state, changes);
  const unconfirmed = new Set(entries.flatMap(({ entry }) => (entry.state === "done" ? [] : [changedId(entry.input)])));
  return entries
    .reduce((all, { entry, show }) => show(all, entry), rows)
    .map((row) => ({ ...row, pending: unconfirmed.has(row.id) }));
}
