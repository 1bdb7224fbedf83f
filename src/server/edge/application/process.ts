import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { constants, getPriority, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "~/domain/duration";
import type { ApplicationFacts } from "./application";
import { type Forward, forwardTo } from "./forward";
import { type ApplicationCalls, type EdgeCalls, link, type Ready } from "./link";

const PAUSE_MS = 1000;
/** After this time the process is killed. */
const CLOSING_MS = 10_000;
/** How often the process is asked for a sign of life, */
const PING_MS = 5 * SECOND_MS;
/** and how many may be missing: one that lags, and one that does not respond any more, if only because of overload. */
const MISSED = { late: 2, silent: 7 };
/** A process whose siblings have known of all changes at its loss for this long leaves none behind that they do not see. */
const FOLLOWED_MS = 30 * SECOND_MS;
/**
 * When the processor is contended, serving cached pages has priority over rendering, images and the queue. Added to our own
 * niceness: only root may give a child less than that.
 */
const NICER = 5;

/** A process that runs. */
export interface Running {
  calls: ReturnType<typeof link<ApplicationCalls, EdgeCalls>>;
  forward: Forward;
  facts: ApplicationFacts;
  exited: Promise<unknown>;
  /** Resolves when its channel closes: at once if it dies, while a busy machine reports its exit later. */
  lost: Promise<unknown>;
  isLost: () => boolean;
  /** Whether it has responded lately. */
  answering: () => boolean;
  /** Whether it responds without delay. */
  isPrompt: () => boolean;
  /** Whether it has been following the changes for so long that it reads every change of a process that is lost now. */
  hasFollowed: () => boolean;
  end: () => Promise<void>;
}

export interface ProcessOptions {
  /** The child process's module, which calls `serveApplication`. */
  module: string;
  dir: string;
  /** How large its heap may become, in megabytes. */
  heapMb: number;
  /** What the process may call. */
  ours: Omit<EdgeCalls, "ready">;
  /** Whether a process that does not respond any more is killed, since others serve until it is started again. */
  killSilent: boolean;
  /** Called when it is lost; it is being started again. */
  onLost: () => void;
  /** Called when it is lost, or fails to restart. */
  onError: (error: unknown) => void;
  /** For tests. In milliseconds. */
  times?: { ping?: number; followed?: number };
}

/** Starts a process. While it starts, `signal` kills it. */
async function startChild(options: ProcessOptions, signal: AbortSignal): Promise<Running> {
  const { module, dir, heapMb, ours, killSilent, onError, times = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), "vidriera-"));
  const heap = `--max-old-space-size=${heapMb}`;
  const child = fork(module, [dir, folder], { serialization: "advanced", execArgv: [...process.execArgv, heap] });
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  let isLost = false;
  const exited = new Promise((done) => child.once("exit", (code, killedBy) => done(killedBy ?? code)));
  const cleaned = exited.then(() => rm(folder, { recursive: true, force: true })).catch(onError);
  const lost = Promise.race([exited, new Promise<void>((done) => child.once("disconnect", done))]);
  void lost.then(() => {
    isLost = true;
  });
  let calls: Running["calls"] | undefined;
  const { socketPath, ...facts } = await new Promise<Ready>((ready, fail) => {
    child.once("error", fail);
    void exited.then((code) => cleaned.then(() => fail(new Error(`The application ended: ${code}`))));
    calls = link<ApplicationCalls, EdgeCalls>(child, { ...ours, ready });
  }).finally(() => signal.removeEventListener("abort", kill));
  if (!calls || child.pid === undefined) throw new Error("unreachable");
  setPriority(child.pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER));
  const forward = forwardTo({ socketPath });
  const { $close, changesBehindMs } = calls;
  let missed = 0;
  let followsSince = Number.POSITIVE_INFINITY;
  const ping = () => {
    if (killSilent && missed === MISSED.silent) {
      onError(new Error("The application does not respond and is killed"));
      kill();
    }
    missed += 1;
    changesBehindMs().then(
      (behind) => {
        missed = 0;
        if (Number.isFinite(behind)) followsSince = Math.min(followsSince, performance.now());
      },
      () => {},
    );
  };
  ping();
  const pinging = setInterval(ping, times.ping ?? PING_MS).unref();
  void lost.then(() => {
    clearInterval(pinging);
    $close();
    forward.close();
  });
  const end = async () => {
    const killTimer = setTimeout(kill, CLOSING_MS);
    if (child.connected) child.disconnect();
    await cleaned;
    clearTimeout(killTimer);
  };
  return {
    calls,
    forward,
    facts,
    exited,
    lost,
    isLost: () => isLost,
    answering: () => missed < MISSED.silent,
    isPrompt: () => missed < MISSED.late,
    hasFollowed: () => performance.now() - followsSince >= (times.followed ?? FOLLOWED_MS),
    end,
  };
}

/** An application process that is started again whenever it is lost. */
export interface SupervisedProcess {
  /** Null while it is being started. */
  current: () => Running | null;
  /** Resolves once it runs; rejects when this attempt to start it fails. */
  started: () => Promise<Running>;
  /** Runs the background jobs in it, and in those that replace it. */
  startWork: () => Promise<void>;
  endWork: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts an application process, and another one whenever it is lost. */
export function superviseProcess(options: ProcessOptions): SupervisedProcess {
  const { onLost, onError } = options;
  const closing = new AbortController();
  let working = false;
  let current: Running | null = null;
  let starting = begin();
  starting.catch(() => {}); // for who waits for it

  function begin(): Promise<Running> {
    return startChild(options, closing.signal).then((one) => {
      current = one;
      void one.lost.then(() => {
        current = null;
        if (!closing.signal.aborted) void beginAgain(one.exited);
      });
      void one.exited.then((code) => {
        if (closing.signal.aborted) return;
        onError(new Error(`The application was lost: ${code}`));
        onLost();
      });
      return one;
    });
  }

  async function beginAgain(ended: Promise<unknown> = Promise.resolve()): Promise<void> {
    starting = ended.then(() => wait(PAUSE_MS, undefined, { signal: closing.signal })).then(begin);
    let one: Running;
    try {
      one = await starting;
    } catch (error) {
      if (closing.signal.aborted) return;
      onError(error);
      return beginAgain();
    }
    try {
      if (working) await one.calls.startWork();
    } catch (error) {
      onError(error);
      if (current === one) await one.end(); // its exit starts another; if it already exited, that has happened
    }
  }

  return {
    current: () => current,
    started: () => starting,
    startWork: async () => {
      working = true;
      const one = await starting;
      await one.calls.startWork().catch((error: unknown) => {
        if (!one.isLost()) throw error;
        onError(error); // the process that replaces it runs them
      });
    },
    endWork: async () => {
      working = false;
      await current?.calls.endWork();
    },
    close: async () => {
      closing.abort();
      const one = await starting.catch(() => null);
      if (!one) return;
      await Promise.race([one.calls.close().catch(onError), wait(CLOSING_MS, undefined, { ref: false })]);
      await one.end();
    },
  };
}
