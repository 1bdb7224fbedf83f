import { AppError, unavailable } from "~/server/errors";
import { Overloaded } from "./application/gate";

/** The application's process tells errors by their message alone. */
const TOLD = "UNAVAILABLE";

/** Too many at once, or a database that is away: who asks is told to come later, and there is nothing to record. */
export function isExpectedOutage(error: unknown): boolean {
  return error instanceof Overloaded || (error instanceof Error && error.message === TOLD);
}

/** What is asked for by the edge, whose errors it is to tell apart. */
export async function withAppErrors<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw (error instanceof AppError ? error : unavailable(error)) ?? error;
  }
}
