import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { emailSchema } from "./email";
import { birthDateProblem, firstName } from "./person";
import { birthDateSchema, loginSchema, registrationSchema, userFieldUpdateSchema, userPhoneSchema } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("email addresses", () => {
  test.each([
    [" Demo@Vidriera.TEST ", "demo@vidriera.test"],
    ["a+b.c@mail.com.ar", "a+b.c@mail.com.ar"],
    ["ñandu@correo.es", "ñandu@correo.es"],
    ["o'neil@mail.test", "o'neil@mail.test"],
    // the canonical form of a domain in letters is the one that browsers send
    ["ana@ñandú.com.ar", "ana@xn--and-6ma2c.com.ar"],
    ["ana@xn--and-6ma2c.com.ar", "ana@xn--and-6ma2c.com.ar"],
    ["Ana@ÑANDU\u0301.com.ar", "ana@xn--and-6ma2c.com.ar"],
    ["josé@müller.de", "josé@xn--mller-kva.de"],
    ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
  ])("%j is %j", (typed, email) => {
    expect(emailSchema.parse(typed)).toBe(email);
    expect(emailSchema.parse(email)).toBe(email);
  });

  test("are looked for as they were typed", () => {
    expect(loginSchema.parse({ email: " Ana@Ñandú.com.ar ", password: "x" }).email).toBe("ana@ñandú.com.ar");
  });

  test.each([
    "",
    "ana",
    "ana@",
    "@mail.com",
    "ana@mail",
    "ana mail@mail.com",
    "ana@mail..com",
    ".ana@mail.com",
    "a..b@mail.com",
    "a.@mail.com",
    "ana@-mail.com",
    "ana@mail.com\nbcc: x@y.z",
    "<ana@mail.com>",
    "a@b@c.com",
    null,
    undefined,
    3,
  ])("rejects %j", (value) => {
    expect(problems(emailSchema, value)).toContain(": account.email");
  });

  test("accepts at most 254 characters", () => {
    expect(
      problems(
        emailSchema,
        `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}`,
      ),
    ).toEqual([": account.emailTooLong"]);
  });
});

describe("dates of birth", () => {
  test.each(["1900-01-01", "2000-02-29", "1985-12-31"])("%s", (date) => {
    expect(birthDateSchema.parse(date)).toBe(date);
  });

  test.each([
    ["1899-12-31", "account.birthDateTooOld"],
    ["2001-02-29", "account.birthDate"],
    ["2001-13-01", "account.birthDate"],
    ["2001-1-1", "account.birthDate"],
    ["01/02/2001", "account.birthDate"],
    ["", "account.birthDate"],
    [null, "account.birthDate"],
  ])("%j: %s", (date, key) => {
    expect(problems(birthDateSchema, date)).toEqual([`: ${key}`]);
  });

  test("rejects a date after today", () => {
    expect(birthDateProblem("2026-11-21", "2026-11-20")).toBe("account.birthDateFuture");
    expect(birthDateProblem("2026-11-20", "2026-11-20")).toBeNull();
  });
});

describe("registration and log-in", () => {
  const body = { name: " Ana  Pérez ", email: "Ana@Mail.test", password: "Demo-1234" };

  test("accepts the required fields", () => {
    expect(registrationSchema.parse(body)).toEqual({
      name: "Ana Pérez",
      email: "ana@mail.test",
      password: "Demo-1234",
    });
    expect(registrationSchema.parse({ ...body, birthDate: "", countryId: 13 })).toMatchObject({ birthDate: null });
  });

  test.each<[object, string]>([
    [{ name: "" }, "name: account.nameRequired"],
    [{ name: "x".repeat(121) }, "name: account.nameTooLong"],
    [{ password: "corta" }, "password: account.passwordTooShort"],
    [{ password: "12345678" }, "password: account.passwordCommon"],
    [{ password: "ana@mail.test" }, "password: account.passwordIsEmail"],
    [{ password: undefined }, "password: account.passwordRequired"],
    [{ birthDate: "2001-02-30" }, "birthDate: account.birthDate"],
    [{ countryId: 0 }, "countryId: common.id"],
  ])("%j", (over, problem) => {
    expect(problems(registrationSchema, { ...body, ...over })).toEqual([problem]);
  });

  test("log-in only requires the password to be present", () => {
    expect(problems(loginSchema, { email: "a@b.test", password: "x" })).toEqual([]);
    expect(problems(loginSchema, { email: "a@b.test", password: "" })).toEqual(["password: account.passwordRequired"]);
  });
});

test("PUT /user", () => {
  expect(userFieldUpdateSchema.parse({ field: "phone", value: " " })).toEqual({ field: "phone", value: null });
  expect(userFieldUpdateSchema.parse({ field: "birthDate", value: null })).toEqual({
    field: "birthDate",
    value: null,
  });
  expect(problems(userFieldUpdateSchema, { field: "role_id", value: 1 })).toEqual(["field: common.unknownField"]);
  expect(problems(userFieldUpdateSchema, { field: "email", value: "x", currentPassword: "x" })).toEqual([
    "value: account.email",
  ]);
  expect(problems(userFieldUpdateSchema, { field: "email", value: "a@b.test" })).toEqual([
    "currentPassword: account.passwordRequired",
  ]);
  expect(problems(userPhoneSchema, "llamame")).toEqual([": account.phone"]);
  expect(firstName("  Ana Pérez ")).toBe("Ana");
});
