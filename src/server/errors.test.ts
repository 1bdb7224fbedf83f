import { type PathLike, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AppError, appErrorOf } from "./errors";
import { isFault } from "./services/site/record-fault";

const failure = (code: string) => Object.assign(new Error(code), { code });
const writing = (path: PathLike): unknown => {
  try {
    writeFileSync(path, "photo");
    return null;
  } catch (error) {
    return error;
  }
};

test.each(["ENOSPC", "EDQUOT", "EROFS"])(
  "%s is no bug: the caller may try later, and the super-users are told",
  (code) => {
    for (const thrown of [failure(code), new Error("in a procedure", { cause: failure(code) })]) {
      const error = appErrorOf(thrown);
      expect(error).toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 60 } });
      expect(isFault(error)).toBe(true);
    }
  },
);

test.runIf(process.platform === "linux")("so is what a full device says", () => {
  expect(appErrorOf(writing("/dev/full"))).toMatchObject({ code: "UNAVAILABLE" });
});

test("a database that is away is not reported, another failing file is a bug", () => {
  expect(isFault(new AppError("UNAVAILABLE", { retryAfter: 5 }, { cause: failure("P1001") }))).toBe(false);
  expect(appErrorOf(failure("EACCES"))).toMatchObject({ code: "INTERNAL" });
});
