import { z } from "zod";
import { planIdSchema } from "../billing/schemas";
import { idSchema, longText } from "../fields";
import { flagSchema } from "../flag";
import { type JobKind, jobSchemas } from "../jobs";
import { MAX_ID } from "../limits";
import { storable } from "../text";
import { message } from "../validation-key";

export const ADMIN_LIMITS = { search: 80, page: 1_000, reason: 300, years: 10 } as const;

export const USER_STATES = ["suspendidas", "sin-tienda", "prueba", "superusuarios", "mail-repetido"] as const;
export const TENT_STATES = ["abiertas", "suspendidas", "cerradas", "prueba"] as const;
export type UserState = (typeof USER_STATES)[number];
export type TentState = (typeof TENT_STATES)[number];

const listSchema = z.object({
  search: z.string().max(ADMIN_LIMITS.search).transform(storable).nullable().default(null),
  planId: z.number().int().min(0).max(MAX_ID).nullable().default(null),
  page: z.number().int().min(1).max(ADMIN_LIMITS.page).default(1),
});
export const userListSchema = listSchema.extend({ state: z.enum(USER_STATES).nullable().default(null) });
export const tentListSchema = listSchema.extend({ state: z.enum(TENT_STATES).nullable().default(null) });
export type UserListInput = z.output<typeof userListSchema>;
export type TentListInput = z.output<typeof tentListSchema>;

export const pageSchema = z.object({ page: z.number().int().min(1).max(ADMIN_LIMITS.page).default(1) });

/** The last day of a plan granted by hand; empty means until it is revoked. */
const lastDay = z
  .string({ error: message("admin.until") })
  .transform((typed) => typed.trim())
  .refine((day) => day === "" || isDay(day), { error: message("admin.until") })
  .transform((day) => day || null);

function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A select sends strings. */
const chosenPlan = z.union(
  [
    planIdSchema,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ],
  {
    error: message("plan.unknown"),
  },
);

export const planGrantSchema = z.object({ userId: idSchema, planId: chosenPlan, until: lastDay });
export type PlanGrant = z.output<typeof planGrantSchema>;

export const suspensionSchema = z.object({
  tentId: idSchema,
  reason: longText(ADMIN_LIMITS.reason, message("admin.reasonTooLong")).refine((text) => text !== "", {
    error: message("admin.reasonRequired"),
  }),
});

export const jobSchema = z.object({
  kind: z.enum(Object.keys(jobSchemas) as [JobKind, ...JobKind[]]),
  id: z.uuid({ error: message("common.id") }),
});

export const cancellationSchema = z.object({ id: z.uuid({ error: message("common.id") }) });

export const testFlagSchema = z.object({ userId: idSchema, test: flagSchema });
