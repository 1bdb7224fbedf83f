import { expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { memoryStore } from "~/test/memory-store";
import type { Attempt } from "../device/device-queue";
import { PhotoQueue } from "./photo-queue";
import type { StoredPhoto } from "./stored-photo";

const owner = { userId: 1, tentId: 7 };
const blob = new Blob(["x"]);

function world(store = memoryStore<StoredPhoto>()) {
  const answers = new Map<string, Attempt[]>();
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  /** What happens while the next photo is being sent. */
  const during: (() => Promise<void>)[] = [];
  const claimed = new Set<string>();
  let now = 1_000;
  const queue = new PhotoQueue({
    store,
    send: async ({ key }) => {
      sent.push(key);
      await during.shift()?.();
      return answers.get(key)?.shift() ?? { kind: "done", answer: null };
    },
    alone: (_, work) => work(),
    tabs: { changed: () => undefined, listen: () => undefined },
    claimed: async () => claimed,
    now: () => now,
    later: (work) => {
      timers.push(work);
      return () => {
        if (timers.includes(work)) timers.splice(timers.indexOf(work), 1);
      };
    },
  });
  const add = (key: string, draft: StoredPhoto["draft"] = null) =>
    queue.add({ key, file: blob, preview: blob, bytes: { chosen: 4, sent: 1 }, productId: null, draft });
  const states = () => queue.state().photos.map(({ key, state }) => `${key} ${state}`);
  /** Everything that was begun has come to its end. */
  const settled = async () => {
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { queue, store, answers, sent, timers, during, claimed, add, states, settled, wait };
}

const draft = { fileName: "taza.jpg", name: "Taza", price: "" };

it("sends photos in order, and keeps those whose product is not known yet", async () => {
  const { queue, add, sent, states, settled } = world();
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await add("b");
  await settled();
  expect(sent).toEqual(["a", "b"]);
  expect(states()).toEqual(["a sent"]);
  const [photo] = queue.state().photos;
  expect(photo?.file).toBeNull();
  await queue.settle([photo?.id ?? 0]);
  expect(states()).toEqual([]);
});

it("forgets what has arrived although something else reads the photos at the same moment", async () => {
  const { queue, store, add, states, settled } = world();
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  const [photo] = queue.state().photos;
  const { ofUser } = store;
  const slow: (() => void)[] = [];
  store.ofUser = async (userId) => {
    await new Promise<void>((resolve) => void slow.push(resolve));
    return ofUser(userId);
  };
  const settling = queue.settle([photo?.id ?? 0]);
  await settled();
  const other = queue.setDraft(0, {});
  await settled();
  expect(slow).toHaveLength(2);
  store.ofUser = ofUser;
  for (const end of slow) {
    end();
    await settled();
  }
  await Promise.all([settling, other]);
  expect(states()).toEqual([]);
});

it("goes on with the others when one is refused, and sends it again when asked", async () => {
  const { queue, answers, add, states, settled } = world();
  answers.set("a", [{ kind: "refused", error: { code: "IMAGE_BROKEN" } as never, status: 422 }]);
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await add("b", draft);
  await settled();
  expect(states()).toEqual(["a failed", "b sent"]);
  await queue.retryAll(); // a network does not mend a broken picture
  await settled();
  expect(states()).toEqual(["a failed", "b sent"]);
  await queue.retry([queue.state().photos[0]?.id ?? 0]);
  await settled();
  expect(states()).toEqual(["a sent", "b sent"]);
});

it("waits without a network, lets a photo that never arrives stand back, and continues when the network returns", async () => {
  const { queue, answers, add, sent, states, settled, timers } = world();
  answers.set(
    "a",
    Array.from({ length: 4 }, () => ({ kind: "unanswered" })),
  );
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await add("b", draft);
  await settled();
  expect([sent, queue.state().paused, states()]).toEqual([["a"], true, ["a waiting", "b waiting"]]);
  for (let turn = 0; turn < 4; turn += 1) {
    timers.at(-1)?.();
    await settled();
  }
  expect(states()).toEqual(["a waiting", "b sent"]);
  await queue.retryAll();
  await settled();
  expect(states()).toEqual(["a sent", "b sent"]);
});

it("ends its pause although another photo is taken meanwhile", async () => {
  const { queue, answers, add, sent, states, settled, timers } = world();
  answers.set("a", [{ kind: "unanswered" }]);
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  await add("b", draft);
  queue.send();
  await settled();
  expect([sent, timers.length]).toEqual([["a"], 1]);
  timers.at(-1)?.();
  await settled();
  expect(states()).toEqual(["a sent", "b sent"]);
});

it("sends a photo again whose last attempt fails while the network comes back", async () => {
  const { queue, answers, add, during, states, settled, timers } = world();
  answers.set(
    "a",
    Array.from({ length: 4 }, () => ({ kind: "unanswered" })),
  );
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  for (let turn = 0; turn < 2; turn += 1) {
    timers.at(-1)?.();
    await settled();
  }
  during.push(() => queue.retryAll());
  timers.at(-1)?.();
  await settled();
  expect([states(), queue.state().paused]).toEqual([["a sent"], false]);
});

it("tries a photo that stood back again after a while, although nobody tells that the network is back", async () => {
  const { queue, answers, add, states, settled, timers } = world();
  answers.set(
    "a",
    Array.from({ length: 4 }, () => ({ kind: "unanswered" })),
  );
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  for (let turn = 0; turn < 4; turn += 1) {
    timers.at(-1)?.();
    await settled();
  }
  expect(states()).toEqual(["a waiting"]);
  timers.at(-1)?.();
  await settled();
  expect(states()).toEqual(["a sent"]);
});

it("takes a photo for waiting that an earlier version called failed without an answer, and sends it", async () => {
  const kept = { key: "a", file: blob, preview: blob, bytes: { chosen: 4, sent: 1 }, productId: 5, draft: null };
  const store = memoryStore<StoredPhoto>([{ ...owner, ...kept, id: 1, state: "failed", attempts: 4, createdAt: 900 }]);
  const { queue, sent, states, settled } = world(store);
  await queue.open(owner, () => undefined);
  await settled();
  expect([sent, states()]).toEqual([[], ["a waiting"]]);
  await queue.retryAll();
  await settled();
  expect([sent, states()]).toEqual([["a"], []]);
});

it("keeps a photo that has arrived as long as its product waits, and forgets it afterwards", async () => {
  const { queue, claimed, add, sent, states, settled } = world();
  claimed.add("a");
  await queue.open(owner, () => undefined);
  await add("a");
  await add("b");
  await settled();
  expect([sent, states()]).toEqual([["a", "b"], ["a sent"]]);
  expect(await queue.unsent(owner.userId)).toEqual([]);
  claimed.clear();
  await queue.forgetSent();
  expect(states()).toEqual([]);
});

it("sends a photo that stood back as soon as its product has arrived: there is a network", async () => {
  const kept = { key: "a", file: blob, preview: blob, bytes: { chosen: 4, sent: 1 }, productId: null, draft: null };
  const store = memoryStore<StoredPhoto>([{ ...owner, ...kept, id: 1, state: "waiting", attempts: 4, createdAt: 900 }]);
  const { queue, sent, states, settled } = world(store);
  await queue.open(owner, () => undefined);
  await settled();
  expect([sent, states()]).toEqual([[], ["a waiting"]]);
  await queue.forgetSent();
  await settled();
  expect([sent, states()]).toEqual([["a"], []]);
});

it("counts no attempt while somebody has to log in", async () => {
  const { queue, answers, add, states, settled } = world();
  answers.set(
    "a",
    Array.from({ length: 5 }, () => ({ kind: "expired" })),
  );
  await queue.open(owner, () => undefined);
  await add("a", draft);
  for (let turn = 0; turn < 5; turn += 1) {
    await settled();
    await queue.retryAll();
  }
  await settled();
  expect(states()).toEqual(["a sent"]);
});

it("sends after the next opening what a closed browser left, and nothing of another shop", async () => {
  const { queue, answers, add, store, settled } = world();
  answers.set("a", [{ kind: "unanswered" }]);
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  const next = world(store);
  await next.queue.open({ userId: 1, tentId: 8 }, () => undefined);
  await next.settled();
  expect([next.sent, next.states()]).toEqual([[], []]);
  await next.queue.open(owner, () => undefined);
  await next.settled();
  expect([next.sent, next.states()]).toEqual([["a"], ["a sent"]]);
});

it("stops at an expired session until it is told to go on", async () => {
  const { queue, answers, add, sent, settled, timers } = world();
  answers.set("a", [{ kind: "expired" }]);
  await queue.open(owner, () => undefined);
  await add("a");
  await settled();
  expect([sent, timers.length, queue.state().paused]).toEqual([["a"], 0, true]);
  await queue.retryAll();
  await settled();
  expect(sent).toEqual(["a", "a"]);
});

it("sends again what the server may have forgotten", async () => {
  const { queue, add, store, settled } = world();
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  const later = world(store);
  later.wait(46 * DAY_MS);
  await later.queue.open(owner, () => undefined);
  await later.settled();
  expect([later.sent, later.states()]).toEqual([["a"], ["a sent"]]);
});

it("keeps the picture that is shown, although each read makes another", async () => {
  const { queue, add, store, settled } = world();
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  const shown = queue.state().photos[0]?.preview;
  store.rows = store.rows.map((row) => ({ ...row, preview: new Blob(["x"]) }));
  await queue.setDraft(queue.state().photos[0]?.id ?? 0, { price: "900" });
  expect(queue.state().photos[0]?.preview).toBe(shown);
});

it("keeps what is typed, and brings a removed photo back", async () => {
  const { queue, add, settled } = world();
  await queue.open(owner, () => undefined);
  await add("a", draft);
  await settled();
  const id = queue.state().photos[0]?.id ?? 0;
  await queue.setDraft(id, { price: "900" });
  const [photo] = queue.state().photos;
  expect(photo?.draft).toEqual({ ...draft, price: "900" });
  await queue.remove([id]);
  expect(await queue.unsent(owner.userId)).toEqual([]);
  if (photo) await queue.putBack(photo);
  expect(await queue.unsent(owner.userId)).toHaveLength(1);
  await queue.dropAll(owner.userId);
  expect(queue.state().photos).toEqual([]);
});
