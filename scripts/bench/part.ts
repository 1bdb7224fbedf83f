import type { Servers } from "./site.ts";

/** Whether a measurement is within its limit. `text` is the line that is printed. */
export interface Check {
  ok: boolean;
  text: string;
}

export interface PartResult {
  /** The report, printed when the part has ended. */
  lines: string[];
  /** Printed after all parts. */
  checks: Check[];
  /** Written to the file of `--json`. */
  data: Record<string, unknown>;
}

export interface PartOptions {
  /** Fewer rounds and fewer data. */
  quick: boolean;
}

interface PartSettings {
  name: string;
  /** Milliseconds after which the part is aborted. */
  limit: number;
  needsChromium?: boolean;
  needsLoadTool?: boolean;
  /** Runs only when `--only` names it. */
  onlyByName?: boolean;
}

interface ServedPart extends PartSettings {
  needsServers: true;
  run: (servers: Servers, options: PartOptions) => Promise<PartResult>;
}

interface StandalonePart extends PartSettings {
  needsServers: false;
  run: (options: PartOptions) => Promise<PartResult>;
}

/** One of the measurements that `--only` chooses from. */
export type Part = ServedPart | StandalonePart;
