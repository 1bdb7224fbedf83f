import { accountRows } from "./routes/account";
import { sessionRows } from "./routes/session";
import type { Row } from "./row";

/** Every call of rest.md, one file an area. */
export const table: readonly Row[] = [...sessionRows, ...accountRows];
