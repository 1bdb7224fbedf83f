import { expect, test } from "vitest";
import { isLive, nextState, type SubscriptionState } from "./subscription-state";

test.each<[SubscriptionState, SubscriptionState, SubscriptionState]>([
  ["PENDING", "PENDING", "PENDING"],
  ["PENDING", "ACTIVE", "ACTIVE"],
  ["PENDING", "PAST_DUE", "PAST_DUE"],
  ["PENDING", "CANCELLED", "CANCELLED"],
  ["ACTIVE", "PENDING", "ACTIVE"],
  ["ACTIVE", "ACTIVE", "ACTIVE"],
  ["ACTIVE", "PAST_DUE", "PAST_DUE"],
  ["ACTIVE", "CANCELLED", "CANCELLED"],
  ["PAST_DUE", "PENDING", "PAST_DUE"],
  ["PAST_DUE", "ACTIVE", "ACTIVE"],
  ["PAST_DUE", "PAST_DUE", "PAST_DUE"],
  ["PAST_DUE", "CANCELLED", "CANCELLED"],
  ["CANCELLED", "PENDING", "CANCELLED"],
  ["CANCELLED", "ACTIVE", "CANCELLED"],
  ["CANCELLED", "PAST_DUE", "CANCELLED"],
  ["CANCELLED", "CANCELLED", "CANCELLED"],
])("%s, and the provider says %s: %s", (known, reported, next) => {
  expect(nextState(known, reported, true)).toBe(next);
});

test.each<[SubscriptionState, SubscriptionState, SubscriptionState]>([
  ["PENDING", "ACTIVE", "ACTIVE"],
  ["PENDING", "PAST_DUE", "PENDING"],
  ["ACTIVE", "PAST_DUE", "PENDING"],
  ["ACTIVE", "CANCELLED", "CANCELLED"],
  ["PAST_DUE", "PAST_DUE", "PENDING"],
  ["CANCELLED", "PAST_DUE", "CANCELLED"],
])("%s, never paid, and the provider says %s: %s", (known, reported, next) => {
  expect(nextState(known, reported, false)).toBe(next);
});

test.each<[SubscriptionState, boolean]>([
  ["PENDING", false],
  ["ACTIVE", true],
  ["PAST_DUE", true],
  ["CANCELLED", false],
])("%s is live: %s", (state, live) => {
  expect(isLive(state)).toBe(live);
});
