import { format } from "node:util";
import { pino } from "pino";
import { env } from "~/env";
import { currentRequestId } from "./request-id";

/** JSON lines with request id, procedure, tent and duration; never passwords, tokens or bodies. */
export const log = pino({
  level: env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.err }, // like `err`; errors would be written as {}
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
});

/** From now on what packages print is logged, too: Next prints the errors of pages. */
export function logConsole(): void {
  const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, { [method]: (...said: unknown[]) => log[level](format(...said)) });
}
