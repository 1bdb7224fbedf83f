import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { EdgeCaches } from "../cache/purges";
import type { Application } from "./application";
import { type FetchPage, type Forward, forwardTo } from "./forward";
import { createGate } from "./gate";
import { type ApplicationCalls, type EdgeCalls, link, type Ready, type Usage } from "./link";

/** How long a request waits for an application that is restarting before it gets a 503. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 1000;
/** After this time the process is killed. */
const CLOSING_MS = 10_000;
/** Requests the application handles at once, and how many may wait: more would only make each of them slower. */
const TURNS = { atOnce: 64, waiting: 512, patienceMs: 8000 };
/** A request whose body takes longer to arrive releases its turn: the application is idle while it waits for it. */
const SLOW_BODY_MS = 2000;
/** How often the process is pinged, and how long it may stay silent, for example under overload. */
const PING_MS = 5000;
const SILENT_MS = 30_000;
/** When the processor is contended, serving cached pages has priority over rendering, images and the queue. */
const NICENESS = 5;

interface Running {
  calls: ReturnType<typeof link<ApplicationCalls, EdgeCalls>>;
  forward: Forward;
  captchaOrigins: readonly string[];
  exited: Promise<unknown>;
  answering: () => boolean;
  end: () => Promise<void>;
}

export interface ProcessOptions {
  /** The child process's module, which calls `serveApplication`. */
  module: string;
  dir: string;
  /** Reset when the application is lost: nobody knows which changes it had made. */
  memory: EdgeCaches;
  /** Called when the application is lost, fails to restart, or does not accept a call. */
  onError: (error: unknown) => void;
}

async function startChild({ module, dir, memory }: ProcessOptions, folder: string): Promise<Running> {
  const child = fork(module, [dir, folder], { serialization: "advanced" });
  const exited = new Promise((done) => child.once("exit", (code, signal) => done(signal ?? code)));
  let calls: Running["calls"] | undefined;
  const { socketPath, captchaOrigins } = await new Promise<Ready>((ready, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => fail(new Error(`The application ended: ${signal ?? code}`)));
    calls = link<ApplicationCalls, EdgeCalls>(child, { ...memory, ready });
  });
  if (!calls || child.pid === undefined) throw new Error("unreachable");
  setPriority(child.pid, NICENESS);
  const forward = forwardTo({ socketPath });
  const { $close, ping } = calls;
  let answeredAt = Date.now();
  const pinging = setInterval(() => {
    ping().then(
      () => {
        answeredAt = Date.now();
      },
      () => {},
    );
  }, PING_MS).unref();
  void exited.then(() => {
    clearInterval(pinging);
    $close();
    forward.close();
  });
  const end = async () => {
    const killTimer = setTimeout(() => child.kill("SIGKILL"), CLOSING_MS);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(killTimer);
  };
  const answering = () => Date.now() - answeredAt < SILENT_MS;
  return { calls, forward, captchaOrigins, exited, answering, end };
}

export interface ApplicationProcess extends Application {
  ask: FetchPage;
  /** Resource usage of the application's process. */
  usage: (how: { tidy: boolean }) => Promise<Usage>;
}

/**
 * Runs the application in a child process, so that rendering a page never blocks requests for other pages. A lost
 * process is restarted; requests that arrive meanwhile wait for up to PATIENCE_MS.
 */
export async function startApplicationProcess(options: ProcessOptions): Promise<ApplicationProcess> {
  const folder = await mkdtemp(join(tmpdir(), "vidriera-"));
  let closing = false;
  let working = false;
  let current: Running | null = null;
  let starting: Promise<Running>;

  function begin(): Promise<Running> {
    starting = startChild(options, folder).then((one) => {
      current = one;
      void one.exited.then((code) => {
        if (closing) return;
        options.onError(new Error(`The application was lost: ${code}`));
        current = null;
        void options.memory.reset();
        void beginAgain();
      });
      return one;
    });
    return starting;
  }

  async function beginAgain(): Promise<void> {
    starting = wait(PAUSE_MS).then(begin);
    let one: Running;
    try {
      one = await starting;
    } catch (error) {
      options.onError(error);
      return closing ? undefined : beginAgain();
    }
    try {
      if (working) await one.calls.startWork();
    } catch (error) {
      options.onError(error);
      if (current === one) await one.end(); // its exit starts another; if it already exited, that has happened
    }
  }

  async function use(): Promise<Running> {
    if (current) return current;
    const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error("The application does not respond");
    });
    return Promise.race([starting, late]);
  }

  const gate = createGate(TURNS);

  async function inTurn<T>(work: (one: Running) => Promise<T>): Promise<T> {
    const leave = await gate.enter();
    try {
      return await work(await use());
    } finally {
      leave();
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leave = await gate.enter(response);
    const slow = setTimeout(() => request.complete || leave(), SLOW_BODY_MS);
    try {
      await (await use()).forward.handle(request, response, leave);
    } finally {
      clearTimeout(slow);
      leave();
    }
  }

  const { captchaOrigins } = await begin().catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    captchaOrigins,
    answering: () => current?.answering() ?? false,
    handle,
    ask: (url, headers) => inTurn(({ forward }) => forward.ask(url, headers)),
    usage: async (how) => (await use()).calls.usage(how),
    changesBehindMs: async () => (current ? current.calls.changesBehindMs() : Number.POSITIVE_INFINITY),
    findTent: (key) => inTurn(({ calls }) => calls.findTent(key)),
    readVersion: (tentId) => inTurn(({ calls }) => calls.readVersion(tentId)),
    hasCategory: (tentId, slug) => inTurn(({ calls }) => calls.hasCategory(tentId, slug)),
    countVisit: (visit) => void use().then(({ calls }) => calls.countVisit(visit), options.onError),
    recordError: (error, path) => void use().then(({ calls }) => calls.recordError(error, path), options.onError),
    startWork: async () => {
      working = true;
      await (await use()).calls.startWork();
    },
    endWork: async () => {
      working = false;
      await current?.calls.endWork();
    },
    close: async () => {
      closing = true;
      await current?.calls.close().catch(options.onError);
      await current?.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
