import type { EventEmitter } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { addressKey, isLoopback } from "~/domain/session/address-key";
import { CLIENT_ADDRESS_HEADER } from "~/server/edge-headers";
import type { MetricSource } from "~/server/metrics/gather";
import type { CountCall } from "~/server/rate-limit";
import type { EdgeCaches } from "../cache/purges";
import { lostApplications, rejections } from "../edge-metrics";
import { SAFE_METHODS } from "../route";
import type { Application } from "./application";
import type { FetchPage } from "./forward";
import { createGate } from "./gate";
import { heapSizeMb } from "./heap-size";
import type { Usage } from "./link";
import { type ProcessOptions, type Running, type SupervisedProcess, superviseProcess } from "./process";

/** How long a request waits for an application that is restarting before it gets a 503. */
const PATIENCE_MS = 10_000;
/** Requests that each process handles at once, and how many may wait: more would only make each of them slower. */
const TURNS = { atOnce: 64, waiting: 512, patienceMs: 8000 };
/** The part of them that one address may have: a household's, not a flood's. */
const TURNS_OF_ADDRESS = { atOnce: 24, waiting: 128 };
/** A request whose body takes longer to arrive releases its turn: the application is idle while it waits for it. */
const SLOW_BODY_MS = 2000;
/** The loss of a process is known this long after its connections broke, at the latest. */
const LOSS_MS = 500;
/** How long a change waits for the other processes to read it; they read it by themselves in any case. */
const WAKING_MS = 2000;
/** What a broken connection to a process says. */
const BROKEN = new Set(["ECONNRESET", "ECONNREFUSED", "ENOENT", "EPIPE"]);

interface Member {
  process: SupervisedProcess;
  /** Requests in progress that nobody answers yet. */
  busy: number;
  chosenAt: number;
  /** Requests whose connection broke, while it is not known whether the process is lost. */
  doubts: number;
  /** Whether it has not read in time what it was woken for. */
  isReading: boolean;
}

export interface ProcessesOptions extends Pick<ProcessOptions, "module" | "dir" | "onError" | "times"> {
  /** How many processes run. */
  count: number;
  /** Reset when the application is lost, and with it the knowledge of changes. */
  memory: EdgeCaches;
  /** Counts a call against a limit, for all processes together. */
  countCall: CountCall;
}

export interface ApplicationProcesses extends Application {
  ask: FetchPage;
  /** Resource usage of the application's processes together. */
  usage: (how: { tidy: boolean }) => Promise<Usage>;
  /** The processes, whose metrics are read with the edge's. */
  metricSources: () => readonly MetricSource[];
}

/** Whether a request can be sent a second time: it changes nothing, and no body of it has been consumed. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return (
    SAFE_METHODS.includes(method ?? "") &&
    headers["transfer-encoding"] === undefined &&
    !Number(headers["content-length"])
  );
}

/** Whose turns are counted together; a loopback address stands for many clients. */
function clientOf(headers: IncomingHttpHeaders): string | undefined {
  const address = String(headers[CLIENT_ADDRESS_HEADER] ?? "");
  return address === "" || isLoopback(address) ? undefined : addressKey(address);
}

const isBroken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && BROKEN.has(error.code);

/**
 * Runs the application in child processes, so that rendering a page never blocks requests for other pages. The least busy
 * one gets the next request. A lost process is restarted while the others serve; requests wait for up to PATIENCE_MS when
 * there is no other. The first process also runs the jobs.
 */
export async function startApplicationProcesses(options: ProcessesOptions): Promise<ApplicationProcesses> {
  const { count, memory, countCall, onError, ...child } = options;
  const members = Array.from({ length: count }, (): Member => {
    const member: Member = {
      busy: 0,
      chosenAt: 0,
      doubts: 0,
      isReading: false,
      process: superviseProcess({
        ...child,
        ours: { ...memory, countCall, wakeOthers: () => wakeOthers(member) },
        heapMb: heapSizeMb(count),
        killSilent: count > 1,
        onLost: () => onLost(member),
        onError,
      }),
    };
    return member;
  });
  let chosen = 0;

  /** Has the other processes read what has changed; those that are late are not waited for. */
  async function wakeOthers(waker: Member): Promise<void> {
    const others = members.filter((member) => member !== waker && !member.isReading);
    const late = wait(WAKING_MS, undefined, { ref: false });
    await Promise.all(others.map((member) => Promise.race([readChanges(member), late])));
  }

  async function readChanges(member: Member): Promise<void> {
    const running = member.process.current();
    if (!running) return;
    const timer = setTimeout(() => {
      member.isReading = true;
    }, WAKING_MS);
    await running.calls.readChanges().catch(() => {}); // it is lost
    clearTimeout(timer);
    member.isReading = false;
  }

  /** What it changed last, and did not tell any more, is read by the others, if they followed before that. */
  function onLost(lost: Member): void {
    lostApplications.inc();
    const follow = members.some((member) => member !== lost && member.process.current()?.hasFollowed());
    if (follow) void wakeOthers(lost);
    else void memory.reset();
  }

  const isBetter = (one: Member, other: Member): boolean => {
    const rank = ({ process, doubts, busy, chosenAt }: Member) =>
      [process.current()?.isPrompt() && doubts === 0 ? 0 : 1, busy, chosenAt] as const;
    const [first, second] = [rank(one), rank(other)];
    const differing = first.findIndex((value, at) => value !== second[at]);
    return differing >= 0 && (first[differing] ?? 0) < (second[differing] ?? 0);
  };

  /** The least busy of the processes that run, and of these the one that was chosen the longest time ago. */
  function pick(except?: Member): Member | null {
    const running = members.filter((member) => member !== except && member.process.current());
    const [first, ...rest] = running;
    if (!first) return null;
    const best = rest.reduce((one, other) => (isBetter(other, one) ? other : one), first);
    best.chosenAt = ++chosen;
    return best;
  }

  async function use(): Promise<Member> {
    const free = pick();
    if (free) return free;
    const late = wait(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([Promise.any(members.map(({ process }) => process.started())).catch(() => {}), late]);
    const started = pick();
    if (!started) throw new Error("The application does not respond");
    return started;
  }

  /** `answered` is called when only the client's reading is awaited any more, or not at all. */
  type Work<T> = (running: Running, answered: () => void) => Promise<T>;

  async function workIn<T>(member: Member, work: Work<T>): Promise<T> {
    const running = member.process.current();
    if (!running) throw new Error("The application was lost");
    let isBusy = true;
    const answered = () => {
      if (isBusy) member.busy -= 1;
      isBusy = false;
    };
    member.busy += 1;
    try {
      return await work(running, answered);
    } finally {
      answered();
    }
  }

  /** Whether the error is due to the loss of the process. */
  async function isLoss(member: Member, running: Running, error: unknown): Promise<boolean> {
    if (running.isLost() || !isBroken(error)) return running.isLost();
    member.doubts += 1;
    await Promise.race([running.lost, wait(LOSS_MS, undefined, { ref: false })]);
    member.doubts -= 1;
    return running.isLost();
  }

  /** Does work that changes nothing: once more, in another process, if the first one is lost before it answers. */
  async function read<T>(work: Work<T>, mayRepeat: () => boolean = () => true): Promise<T> {
    const member = await use();
    const running = member.process.current();
    try {
      return await workIn(member, work);
    } catch (error) {
      if (count === 1 || !running || !(await isLoss(member, running, error)) || !mayRepeat()) throw error;
      const other = pick(member);
      if (!other) throw error;
      return workIn(other, work);
    }
  }

  const gate = createGate({
    ...TURNS,
    atOnce: TURNS.atOnce * count,
    waiting: TURNS.waiting * count,
    ofClient: TURNS_OF_ADDRESS,
    onReject: (reason) => rejections.inc({ reason }),
  });

  async function inTurn<T>(work: Work<T>, requester?: EventEmitter, client?: string): Promise<T> {
    const leave = await gate.enter(requester, client);
    try {
      return await read(work);
    } finally {
      leave();
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leave = await gate.enter(response, clientOf(request.headers));
    const slow = setTimeout(() => request.complete || leave(), SLOW_BODY_MS);
    const mayRepeat = isRepeatable(request) ? () => !response.headersSent && !response.destroyed : () => false;
    try {
      await read(({ forward }, answered) => {
        const onAnswer = () => {
          leave();
          answered();
        };
        return forward.handle(request, response, onAnswer);
      }, mayRepeat);
    } finally {
      clearTimeout(slow);
      leave();
    }
  }

  const running = (): Running[] => members.flatMap(({ process }) => process.current() ?? []);
  /** Does work that nobody waits for. What a process had not done when it was lost is lost with it. */
  const tell = (work: (one: Running) => Promise<void>): void => {
    const telling = use().then(({ process }) => {
      const one = process.current();
      return one && work(one).catch((error: unknown) => (one.isLost() ? undefined : onError(error)));
    });
    telling.catch(onError);
  };

  async function close(): Promise<void> {
    await Promise.all(members.map(({ process }) => process.close()));
  }

  const started = await Promise.all(members.map(({ process }) => process.started())).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const [first] = members;
  const facts = started[0]?.facts ?? { captchaOrigins: [], storesOnDisk: true };
  return {
    ...facts,
    answering: () => running().some((one) => one.answering()),
    handle,
    ask: (url, headers, requester) => inTurn(({ forward }) => forward.ask(url, headers), requester, clientOf(headers)),
    usage: async (how) => {
      const used = await Promise.all(running().map(({ calls }) => calls.usage(how)));
      const sum = (of: keyof Usage) => used.reduce((total, one) => total + one[of], 0);
      return { rss: sum("rss"), heapUsed: sum("heapUsed"), cpu: sum("cpu") };
    },
    changesBehindMs: async () => {
      const prompt = running().filter((one) => one.isPrompt());
      const behind = await Promise.all(prompt.map(({ calls }) => calls.changesBehindMs()));
      return prompt.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...behind);
    },
    metricSources: () =>
      members.map(({ process }, at) => ({
        process: `application-${at + 1}`,
        read: async () => {
          const one = process.current();
          if (!one) throw new Error("The application is lost");
          return one.calls.metrics();
        },
      })),
    readQueues: () => read(({ calls }) => calls.readQueues()),
    findTent: (key) => inTurn(({ calls }) => calls.findTent(key)),
    readVersion: (tentId) => inTurn(({ calls }) => calls.readVersion(tentId)),
    hasStoredAddress: (tentId, path) => inTurn(({ calls }) => calls.hasStoredAddress(tentId, path)),
    hasPicture: (hash) => inTurn(({ calls }) => calls.hasPicture(hash)),
    findStoredFile: (name) => inTurn(({ calls }) => calls.findStoredFile(name)),
    countVisit: (visit) => tell(({ calls }) => calls.countVisit(visit)),
    recordError: (error, path, requestId) => tell(({ calls }) => calls.recordError(error, path, requestId)),
    startWork: async () => first?.process.startWork(),
    endWork: async () => first?.process.endWork(),
    close,
  };
}
