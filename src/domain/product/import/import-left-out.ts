import { z } from "zod";

const ofLine = { line: z.number() };

/** What the reading of a file left out or doubts, with the row number in the file where it is of a row. */
export const leftOutOptions = [
  z.object({
    kind: z.literal("sheet"),
    ...ofLine,
    name: z.string(),
    /** It is hidden, it has no headings of products, or another one was taken. */
    why: z.enum(["hidden", "noTable", "other"]),
    /** How many products it has; 0 where that is not known. */
    rows: z.number(),
  }),
  /** Rows that the spreadsheet hides, the first one's number. */
  z.object({ kind: z.literal("hiddenRows"), ...ofLine, count: z.number() }),
  /** A row that adds up others. */
  z.object({ kind: z.literal("totalRow"), ...ofLine, text: z.string() }),
  /** The headings once more, as lists for printing have them on each page. */
  z.object({ kind: z.literal("headingRow"), ...ofLine }),
  /** Columns with data that a shop has no place for, or that the spreadsheet hides. */
  z.object({
    kind: z.literal("columns"),
    ...ofLine,
    headings: z.array(z.string()),
    // no kind of its own, which an earlier release would not read
    hidden: z.literal(true).exactOptional(),
  }),
  /** Categories come without those that they are in: one of them, as it was there and as it is here. */
  z.object({ kind: z.literal("parentCategories"), ...ofLine, path: z.string(), name: z.string() }),
  /** A cell of an option, a code or a name that shows a date: spreadsheets make dates of sizes such as "2-4". */
  z.object({ kind: z.literal("date"), ...ofLine, heading: z.string(), text: z.string() }),
] as const;

const leftOutSchema = z.discriminatedUnion("kind", leftOutOptions);
export type LeftOut = z.output<typeof leftOutSchema>;
const KINDS: readonly string[] = leftOutOptions.map(({ shape }) => shape.kind.value);

/** Whether a notice is of the file, not of what the import does with it. */
export const isLeftOut = <Notice extends { kind: string }>(notice: Notice): notice is Notice & LeftOut =>
  KINDS.includes(notice.kind);

export const leftOutListSchema = z.array(leftOutSchema);
