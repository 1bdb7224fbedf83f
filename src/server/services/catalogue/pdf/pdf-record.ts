import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";

/** Waiting or running; a tent has at most one such PDF. */
export const pdfUnderWay = { status: { in: ["WAITING", "RUNNING"] } } satisfies Prisma.CataloguePdfWhereInput;

/** The job key. By row and not by tent: a PDF that has just ended must not suppress the next one. */
export const pdfKey = (id: number) => `pdf-${id}`;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (then: Date, days: number): Date => new Date(then.getTime() + days * DAY_MS);
