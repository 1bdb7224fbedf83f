import { TRPCError } from "@trpc/server";
import { AppError } from "~/server/errors";
import { unreadAnswers } from "~/server/unread-answers";
import { errorTable } from "./error-table";

/** The answer, which is kept until its client has read it. Events are streamed, and have no end to wait for. */
export async function untilRead(
  answer: Response,
  { address, isRead }: { address: string; isRead: boolean },
): Promise<Response> {
  if (answer.body === null || answer.headers.get("content-type") !== "application/json") return answer;
  const made = await answer.bytes();
  try {
    return new Response(unreadAnswers.body(made, address, { mayRefuse: isRead }), answer);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.details;
    return new Response(null, {
      status: errorTable[error.code].status,
      headers: { "Retry-After": String(retryAfter) },
    });
  }
}

/** @throws TRPCError with status 503, after which the panel tries again */
export function admitCall(address: string): void {
  try {
    unreadAnswers.admit(address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new TRPCError({ code: errorTable[error.code].trpc, message: error.code, cause: error });
  }
}
