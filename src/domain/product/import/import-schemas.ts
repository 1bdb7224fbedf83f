import { z } from "zod";
import { idSchema } from "../../fields";
import { storedCents } from "../../money/amount-schemas";
import { ROUNDINGS } from "../../money/money";
import { message, type ValidationKey } from "../../validation-key";
import { type ColumnProblem, columnsProblem, FIRST_CHOICES, type ImportColumns } from "./import-columns";
import { STORED_TARGETS } from "./import-fields";
import { leftOutListSchema } from "./import-left-out";
import { IMPORT_LIMITS, type ImportTable } from "./import-table";
import { PREVIEW_KINDS } from "./preview-kinds";
import { VENDOR_LIMITS } from "./vendors/vendor";

const MAX_CELL = 6_000;
const columnIndex = z.number().int().min(0).max(IMPORT_LIMITS.columns);

/** The stored content of an uploaded file. */
export const importTableSchema: z.ZodType<ImportTable> = z.object({
  header: z.array(z.string()),
  rows: z.array(
    z.object({
      line: z.number(),
      cells: z.array(z.union([z.string(), z.number()])),
      // exactly as the type says: absent, never undefined
      shown: z.record(z.string(), z.string()).exactOptional(),
      sheet: z.string().exactOptional(),
    }),
  ),
  leftOut: leftOutListSchema.exactOptional(),
});

export const importColumnsSchema: z.ZodType<ImportColumns, unknown> = z.object({
  targets: z.array(z.enum(STORED_TARGETS)).max(IMPORT_LIMITS.columns),
  decimals: z.array(z.enum([".", ","]).nullable()).max(IMPORT_LIMITS.columns),
  byName: z.boolean(),
  country: z.enum([".", ","]).default(FIRST_CHOICES.country),
  notSections: z.array(z.number()).default([]),
  margin: z.object({ hundredths: z.number(), rounding: storedCents }).nullable().default(null),
  keepFalls: z.boolean().default(true),
  confirmed: z.boolean(),
});

const importProblemSchema = z.object({ row: z.number(), column: z.number().nullable(), key: z.string() });
/** What a finished import stores about the products it skipped. */
export const importLeftOutSchema = z.array(
  z.object({ rows: z.array(z.number()), problems: z.array(importProblemSchema) }),
);

const COLUMN_PROBLEMS: Record<ColumnProblem, ReturnType<typeof message>> = {
  noName: message("import.columnsNoName"),
  twice: message("import.columnsTwice"),
  tooManyOptions: message("import.columnsOptions"),
  pausedAndVisible: message("import.columnsVisible"),
  valueWithoutOption: message("import.columnsPairs"),
};

/** Why a file cannot be imported with these columns; null if it can. */
export function importColumnsProblem({ targets }: ImportColumns): ValidationKey | null {
  const problem = columnsProblem(targets);
  return problem && COLUMN_PROBLEMS[problem];
}

export const columnsInputSchema = z
  .object({
    id: idSchema,
    targets: z.array(z.enum(STORED_TARGETS)).min(1).max(IMPORT_LIMITS.columns),
    decimals: z.array(z.enum([".", ","]).nullable()).max(IMPORT_LIMITS.columns),
    byName: z.boolean(),
  })
  .superRefine(({ targets }, context) => {
    if (targets.includes("key")) {
      context.addIssue({ code: "custom", path: ["targets"], message: message("common.invalid") });
    }
    const problem = columnsProblem(targets);
    if (problem) context.addIssue({ code: "custom", path: ["targets"], message: COLUMN_PROBLEMS[problem] });
  });
export type ColumnsInput = z.output<typeof columnsInputSchema>;

/** The answers to what a file leaves open; omitted ones stay. */
export const choicesInputSchema = z.object({
  id: idSchema,
  margin: z
    .object({
      hundredths: z
        .number()
        .int()
        .min(0)
        .max(100_000, { error: message("priceChange.percentTooLarge") }),
      rounding: storedCents.refine((step) => ROUNDINGS.includes(step), { error: message("common.invalid") }),
    })
    .nullable()
    .optional(),
  notSections: z.array(z.number().int().min(0).max(IMPORT_LIMITS.rows)).max(IMPORT_LIMITS.rows).optional(),
  keepFalls: z.boolean().optional(),
  byName: z.boolean().optional(),
  /** The merchant has seen what a vendor's file brings. */
  confirmed: z.literal(true).optional(),
});
export type ChoicesInput = z.output<typeof choicesInputSchema>;

/** The user's corrections of cells in the file. */
export const correctedCellsSchema = z
  .array(
    z.object({
      row: z.number().int().min(0).max(VENDOR_LIMITS.tableRows),
      column: columnIndex,
      value: z.string().max(MAX_CELL, { error: message("common.tooLong") }),
    }),
  )
  .max(IMPORT_LIMITS.rows, { error: message("common.tooMany") });
export type CorrectedCells = z.output<typeof correctedCellsSchema>;

export const PREVIEW_PAGE = 30;

export const previewInputSchema = z.object({
  id: idSchema,
  /** Defaults to the first kind that has products, problems first. */
  kind: z.enum(PREVIEW_KINDS).nullish(),
  page: z.number().int().min(1).max(1_000).default(1),
});
