import { format } from "node:util";
import { pino } from "pino";
import { env } from "~/env";
import { currentRequestId } from "./request-id";

/** Bytes of lines that wait while they cannot be written; further ones are dropped. */
const MAX_WAITING = 1_000_000;

/**
 * Writes JSON lines to a file descriptor. A full disk, where each write fails, must not end the process: the lines wait
 * for room.
 */
export function logTo(fd: number) {
  const output = pino.destination({ dest: fd, maxLength: MAX_WAITING });
  output.on("error", () => {});
  const log = pino(
    {
      level: env.LOG_LEVEL ?? "info",
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: pino.stdSerializers.err }, // like `err`; errors would be written as {}
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    output,
  );
  return { log, output };
}

/** JSON lines with request id, procedure, tent and duration; never passwords, tokens or bodies. */
export const { log } = logTo(process.stdout.fd ?? 1);

/** From now on what packages print is logged, too: Next prints the errors of pages. */
export function logConsole(): void {
  const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, { [method]: (...said: unknown[]) => log[level](format(...said)) });
}
