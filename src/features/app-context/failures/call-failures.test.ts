import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "~/trpc/query-client";
import { EmptyAnswer, onCallFailure, type ReportedFailure, raiseIfEmpty, reportCallFailure } from "./call-failures";

const answered = (code: string, httpStatus: number) =>
  Object.assign(new Error(code), { data: { httpStatus, appError: { code, details: {} } } });

async function failures(error: unknown, meta: Record<string, unknown> = {}): Promise<ReportedFailure[]> {
  const seen: ReportedFailure[] = [];
  const stop = onCallFailure((failure) => seen.push(failure));
  const client = createQueryClient(reportCallFailure);
  const fail = () => Promise.reject(error);
  const queryKey = [["order", "list"], { type: "query" }];
  const observer = new QueryObserver(client, { queryKey, queryFn: fail, meta });
  await observer.refetch();
  const mutation = client.getMutationCache().build(client, { mutationKey: [["order", "act"]], mutationFn: fail, meta });
  await mutation.execute(undefined).catch(() => {});
  stop();
  return seen;
}

const shown = (rows: ReportedFailure[]) => rows.map(({ outcome, call }) => `${outcome} ${call}`);

it("shows the method and path of a failed call, and tells a missing answer from a failure", async () => {
  const both = ["popup POST /api/trpc/order.list", "popup POST /api/trpc/order.act"];
  expect(shown(await failures(answered("INTERNAL", 500)))).toEqual(both);
  const unanswered = ["unanswered POST /api/trpc/order.list", "unanswered POST /api/trpc/order.act"];
  expect(shown(await failures(new TypeError("Failed to fetch")))).toEqual(unanswered);
});

it("reports an expired session even when errors are ignored", async () => {
  const both = ["expired POST /api/trpc/order.list", "expired POST /api/trpc/order.act"];
  expect(shown(await failures(answered("SESSION_EXPIRED", 403)))).toEqual(both);
  expect(shown(await failures(answered("SESSION_EXPIRED", 403), { ignoreErrors: true }))).toEqual(both);
});

it("shows no popup for validation errors, a wrong password, ignored errors or session recovery", async () => {
  expect(await failures(answered("VALIDATION", 422))).toEqual([]);
  expect(await failures(answered("WRONG_PASSWORD", 403))).toEqual([]);
  expect(await failures(answered("INTERNAL", 500), { ignoreErrors: true })).toEqual([]);
  expect(await failures(answered("SESSION_EXPIRED", 403), { recovery: true })).toEqual([]);
});

it("buffers failures reported before a listener is registered", async () => {
  reportCallFailure(answered("INTERNAL", 500), undefined, "session.me");
  const seen: ReportedFailure[] = [];
  onCallFailure((failure) => seen.push(failure))();
  expect(shown(seen)).toEqual(["popup POST /api/trpc/session.me"]);
});

it("reports the internal code of an empty response", () => {
  const seen: ReportedFailure[] = [];
  const stop = onCallFailure((failure) => seen.push(failure));
  expect(raiseIfEmpty([], "FETCH_NOTIFICATIONS_FAILED", "news.list")).toBe(false);
  expect(raiseIfEmpty(null, "FETCH_NOTIFICATIONS_FAILED", "news.list")).toBe(true);
  expect(raiseIfEmpty(undefined, "VIEW_ALL_NOTIFICATIONS_FAILED", "news.viewAll")).toBe(true);
  stop();
  expect(shown(seen)).toEqual(["popup POST /api/trpc/news.list", "popup POST /api/trpc/news.viewAll"]);
  expect(seen.map(({ error }) => error instanceof EmptyAnswer && error.code)).toEqual([
    "FETCH_NOTIFICATIONS_FAILED",
    "VIEW_ALL_NOTIFICATIONS_FAILED",
  ]);
});
