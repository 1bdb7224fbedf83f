import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";

/** Waits or is made: a tent has one at a time. */
export const pdfUnderWay = { status: { in: ["WAITING", "RUNNING"] } } satisfies Prisma.CataloguePdfWhereInput;

/** The queue's key. Of the row and not of the tent: one that has just ended must not swallow the next. */
export const pdfKey = (id: number) => `pdf-${id}`;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (then: Date, days: number): Date => new Date(then.getTime() + days * DAY_MS);
