import { dehydrate, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "~/trpc/query-client";
import { restoreQueries } from "./cached-queries";

const KEY = [["order", "templates"], { type: "query" }];

/** What a page saved a moment ago. */
function saved(data: string) {
  const client = createQueryClient();
  client.setQueryData(KEY, data);
  return dehydrate(client);
}

test("a restored answer is shown at once and fetched again, however recent it is", async () => {
  const client = createQueryClient();
  restoreQueries(client, saved("before the change"));
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => "after the change" });
  seen.push(observer.getCurrentResult().data);
  const leave = observer.subscribe(({ data }) => seen.push(data));
  await expect.poll(() => seen.at(-1)).toBe("after the change");
  expect(seen[0]).toBe("before the change");
  leave();
});

test("a screen that is open when answers are restored fetches them again", async () => {
  const client = createQueryClient();
  client.setQueryData(KEY, "the page's", { updatedAt: Date.now() - 600_000 });
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => "after the change",
    refetchOnMount: false,
  });
  const leave = observer.subscribe(() => undefined);
  restoreQueries(client, saved("before the change"));
  expect(observer.getCurrentResult().data).toBe("before the change");
  await expect.poll(() => observer.getCurrentResult().data).toBe("after the change");
  leave();
});

test("the page's own answer stays when it is newer", () => {
  const client = createQueryClient();
  const state = saved("the device's");
  client.setQueryData(KEY, "the page's", { updatedAt: Date.now() + 1_000 });
  restoreQueries(client, state);
  expect(client.getQueryData(KEY)).toBe("the page's");
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(false);
});
