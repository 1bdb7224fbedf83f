import { z } from "zod";
import { type Answer, send, type Target } from "./request.ts";

/** Who calls a procedure, and where. */
export type Caller = Omit<Target, "path">;

const envelope = z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) });

/** The output of a procedure. @throws when it failed */
export function readOutput<Output>(procedure: string, answer: Answer, output: z.ZodType<Output>): Output {
  if (answer.status !== 200) throw new Error(`${procedure} respondió ${answer.status}: ${answer.body}`);
  return output.parse(envelope.parse(JSON.parse(answer.body.toString())).result.data.json);
}

/** Calls a mutation as the panel and the shops' pages do: its output, and the milliseconds it took. */
export async function mutate<Output>(
  caller: Caller,
  procedure: string,
  input: object,
  output: z.ZodType<Output>,
): Promise<{ ms: number; output: Output }> {
  const body = JSON.stringify({ json: input });
  const answer = await send({ ...caller, path: `/api/trpc/${procedure}`, method: "POST", body });
  return { ms: answer.ms, output: readOutput(procedure, answer, output) };
}

export async function query<Output>(
  caller: Caller,
  procedure: string,
  input: object,
  output: z.ZodType<Output>,
): Promise<Output> {
  const encoded = encodeURIComponent(JSON.stringify({ json: input }));
  return readOutput(procedure, await send({ ...caller, path: `/api/trpc/${procedure}?input=${encoded}` }), output);
}
