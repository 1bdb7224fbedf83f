import { encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { env } from "~/env";
import { readSessionId, sessionCookie } from "./session-cookie";

const { name } = sessionCookie;
const secret = env.NEXTAUTH_SECRET;
const good = await encode({ token: { sid: "abc" }, secret });
const anothers = await encode({ token: { sid: "abc" }, secret: "otro" });
const nobodys = await encode({ token: {}, secret });

describe("the session's cookie", () => {
  it.each([
    ["no cookie", null],
    ["an empty header", ""],
    ["another's", "theme=dark"],
    ["no value", `${name}=`],
    ["a lone percent sign", `${name}=%`],
    ["half an escape", `${name}=%2`],
    ["bytes that are no UTF-8", `${name}=%ff%fe`],
    ["an escaped NUL", `${name}=%00`],
    ["text", `${name}=hola`],
    ["dots", `${name}=....`],
    ["half a token", `${name}=${good.slice(0, 40)}`],
    ["a token with another's secret", `${name}=${anothers}`],
    ["a token about nobody", `${name}=${nobodys}`],
    ["a megabyte", `${name}=${"%41".repeat(300_000)}`],
    ["separators alone", "=;=;;="],
  ])("is no session with %s", async (_case, header) => {
    expect(await readSessionId(header)).toBeNull();
  });

  it("is found beside others", async () => {
    expect(await readSessionId(`a=b; ${name}=${good}; c=d`)).toBe("abc");
  });

  it("is none beside another session, in any order", async () => {
    const other = await encode({ token: { sid: "of an attacker" }, secret });
    for (const cookies of [
      [good, other],
      [other, good],
      ["%", other, good],
      [good, good, other],
    ])
      expect(await readSessionId(cookies.map((value) => `${name}=${value}`).join("; "))).toBeNull();
    expect(await readSessionId(`${name}=${good}; ${name}=${good}`)).toBe("abc");
  });

  it("is found after a foreign cookie of the same name", async () => {
    expect(await readSessionId(`${name}=%; ${name}=${good}`)).toBe("abc");
  });
});
