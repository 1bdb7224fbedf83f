import { describe, expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords";
import { passwordProblem } from "./password";

describe("passwords", () => {
  test.each([
    ["Demo-1234", null],
    ["Super-1234", null],
    ["Otra-1234", null],
    ["caballo correcto", null],
    [`${"x".repeat(199)}y`, null],
    ["", "passwordRequired"],
    ["1234567", "passwordTooShort"],
    ["🔑🔑🔑🔑", "passwordTooShort"],
    ["x".repeat(201), "passwordTooLong"],
    ["12345678", "passwordCommon"],
    ["PassWord", "passwordCommon"],
    ["contraseña", "passwordCommon"],
    ["BocaJuniors", "passwordCommon"],
    ["!!!!!!!!!", "passwordCommon"],
    ["ana.perez", "passwordIsEmail"],
    ["Ana.Perez@mail.test", "passwordIsEmail"],
  ])("%j: %s", (password, problem) => {
    expect(passwordProblem(password, "ana.perez@mail.test")).toBe(problem);
  });

  test("the list contains only lower-case passwords that pass the length rule", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
    for (const word of COMMON_PASSWORDS) {
      expect(word.length).toBeGreaterThanOrEqual(8);
      expect(word).toBe(word.toLowerCase());
    }
  });
});
