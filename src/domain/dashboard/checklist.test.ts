import { expect, test } from "vitest";
import { type SetupFacts, setupSteps } from "./checklist";

const nothing: SetupFacts = {
  hasLogo: false,
  hasCover: false,
  withPhoto: 0,
  deliverySet: false,
  paymentSet: false,
  hoursSet: false,
  linkShared: false,
};
const open = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...nothing, ...facts }).flatMap(({ key, done }) => (done ? [] : [key]));

test("a new shop has six steps to do", () => {
  expect(open({})).toEqual(["look", "products", "delivery", "payment", "hours", "share"]);
});

test.each<[Partial<SetupFacts>, string]>([
  [{ withPhoto: 5 }, "products"],
  [{ hasLogo: true, hasCover: true }, "look"],
  [{ deliverySet: true }, "delivery"],
  [{ paymentSet: true }, "payment"],
  [{ hoursSet: true }, "hours"],
  [{ linkShared: true }, "share"],
])("%j completes the step %s", (facts, key) => {
  expect(open(facts)).not.toContain(key);
  expect(open(facts)).toHaveLength(5);
});

test("four products with a photo, or a logo without a cover, are not enough", () => {
  expect(open({ withPhoto: 4, hasLogo: true })).toHaveLength(6);
});

test("the first step leads to what is missing of it", () => {
  const hrefOf = (facts: Partial<SetupFacts>) =>
    setupSteps({ ...nothing, ...facts }).find(({ key }) => key === "look")?.href;
  expect(hrefOf({})).toBe("/configuraciones/tienda#logo");
  expect(hrefOf({ hasLogo: true })).toBe("/portada?seccion=portada#foto");
});

test("what is done comes last", () => {
  const steps = setupSteps({ ...nothing, deliverySet: true, hoursSet: true });
  expect(steps.map(({ key }) => key)).toEqual(["look", "products", "payment", "share", "delivery", "hours"]);
});
