import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { cents } from "~/domain/money/money";
import type { NewOrder } from "~/server/ports/order-feed";
import { eventually } from "~/test/eventually";
import { PostgresOrderFeed } from "./order-feed";

const url = process.env.DATABASE_URL ?? "";
const order = (tentId: number, number = 1): NewOrder => ({
  tentId,
  number,
  customerName: "Lucía “ñ”",
  total: cents(150_000),
  hasUnpriced: false,
});
/** Each feed opens a connection first, which can be slow on a busy database. */
const log = { warn: vi.fn() };
const feeds: PostgresOrderFeed[] = [];

function makeFeed(address = url): PostgresOrderFeed {
  const feed = new PostgresOrderFeed(address, log);
  feeds.push(feed);
  return feed;
}

afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.close())));

test("delivers an announcement to the shop's panels in another process, until they unsubscribe", async () => {
  const [here, there] = [makeFeed(), makeFeed()];
  const heard: NewOrder[] = [];
  const leave = there.subscribe(7, (one) => heard.push(one));
  there.subscribe(8, (one) => heard.push(one));
  await there.ready();
  here.announce(order(7));
  await eventually(() => expect(heard).toEqual([order(7)]));
  leave();
  here.announce(order(7, 2));
  here.announce(order(8, 3));
  await eventually(() => expect(heard).toEqual([order(7), order(8, 3)]));
});

test("reopens a lost connection", async () => {
  const feed = makeFeed();
  const heard: number[] = [];
  feed.subscribe(9, ({ number }) => heard.push(number));
  await feed.ready();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'order-feed' AND datname = current_database()",
  );
  await admin.end();
  await eventually(() => {
    feed.announce(order(9, 5));
    expect(heard).toContain(5);
  });
});

test("only logs an announcement that fails during a database outage", async () => {
  const feed = makeFeed("postgres://nobody:x@127.0.0.1:1/none");
  log.warn.mockClear();
  feed.announce(order(1));
  await eventually(() => expect(log.warn).toHaveBeenCalled());
});
