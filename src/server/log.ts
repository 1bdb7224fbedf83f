import { pino } from "pino";
import { env } from "~/env";

/** JSON lines with request id, procedure, tent and duration; never passwords, tokens or bodies. */
export const log = pino({ level: env.LOG_LEVEL ?? "info", base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
