import { notFound } from "next/navigation";
import { AppError } from "~/server/errors";

/** For pages that show one row: when it does not exist, or is another merchant's, the 404 page is shown. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof AppError && cause.code === "NOT_FOUND") notFound();
    throw error;
  }
}
