import { AppError, unavailable } from "~/server/errors";
import { Overloaded } from "./application/gate";

/** Errors from the application's process carry only their message. */
const UNAVAILABLE_MESSAGE = "UNAVAILABLE";

/** Overload or an unreachable database: the client gets a 503 with Retry-After, and there is nothing to record. */
export function isExpectedOutage(error: unknown): boolean {
  return error instanceof Overloaded || (error instanceof Error && error.message === UNAVAILABLE_MESSAGE);
}

/** Converts database errors of a call from the edge into AppErrors, so that the edge can tell them apart. */
export async function withAppErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw (error instanceof AppError ? error : unavailable(error)) ?? error;
  }
}
