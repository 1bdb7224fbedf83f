import type { AppErrorCode, AppErrorShape } from "~/domain/errors";
import { isLate, within } from "~/lib/within";
import type { RouterInputs, RouterOutputs } from "./react";

/** tRPC response body; the procedures that are called like this return plain JSON, so superjson's `meta` is not needed. */
type Answer<Data> =
  | { result: { data: { json: Data } }; error?: undefined }
  | { result?: undefined; error: { json: { data: { appError: AppErrorShape } } } };

/** The failure has what the server says of it. */
type PlainAnswer<Data> =
  | { ok: true; data: Data }
  | {
      ok: false;
      failure: AppErrorShape["details"] & {
        code: AppErrorCode | "OFFLINE";
        fields: Record<string, string[]>;
        /** The answer was waited for in vain: the server may have done what was asked. */
        isLate?: boolean;
      };
    };

/** Calls a mutation with `fetch` and a time limit, on pages of visitors: the panel's tRPC client would weigh more than the whole page. */
export async function plainCall<
  Area extends keyof RouterInputs & keyof RouterOutputs,
  Name extends keyof RouterInputs[Area] & keyof RouterOutputs[Area] & string,
>(area: Area, name: Name, input: RouterInputs[Area][Name]): Promise<PlainAnswer<RouterOutputs[Area][Name]>> {
  try {
    const { result, error } = await within(async (signal): Promise<Answer<RouterOutputs[Area][Name]>> => {
      const response = await fetch(`/api/trpc/${area}.${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ json: input }),
        keepalive: true,
        signal,
      });
      return response.json();
    });
    if (result) return { ok: true, data: result.data.json };
    const { code, details } = error.json.data.appError;
    return { ok: false, failure: { fields: {}, ...details, code } };
  } catch (error) {
    return { ok: false, failure: { code: "OFFLINE", fields: {}, isLate: isLate(error) } };
  }
}
