import { describe, expect, test } from "vitest";
import { type ErrorInput, errorMessage, errorView } from "./error-view";

describe("error page", () => {
  test.each<[ErrorInput, "notFound" | "generic"]>([
    [{ status: 404 }, "notFound"],
    [{ status: 404, code: "500", error: "roto" }, "notFound"],
    [{ status: 400, code: "400", error: "Tent not found" }, "notFound"],
    [{ status: 400, code: "400", error: "TENT NOT FOUND" }, "notFound"],
    [{ status: 400, code: "400", error: "La tienda no existe" }, "notFound"],
    [{ status: 400, code: "4001", error: "No existe" }, "notFound"],
    [{ status: 400, code: "400", error: "la%20tienda%20no%20existe" }, "notFound"],
    [{ status: 400, code: "400", error: "falta el nombre" }, "generic"],
    [{ status: 400, code: "422", error: "no existe" }, "generic"],
    [{ status: 400, error: "no existe" }, "generic"],
    [{ status: 400, code: "400" }, "generic"],
    [{ status: 400 }, "generic"],
    [{ status: 500, code: "400", error: "not found" }, "generic"],
    [{ status: 403, code: "403", error: "not found" }, "generic"],
    [{ status: 500 }, "generic"],
    [{ status: 503, code: "503", error: "base caída" }, "generic"],
  ])("%j shows %s", (input, kind) => {
    expect(errorView(input).kind).toBe(kind);
  });
});

describe("error message", () => {
  test.each<[ErrorInput, string]>([
    [{ status: 500 }, "Error desconocido"],
    [{ status: 500, code: "500" }, "Error desconocido"],
    [{ status: 500, error: "" }, "Error desconocido"],
    [{ status: 500, error: "se%20rompi%C3%B3" }, "se rompió"],
    [{ status: 500, code: "500", error: "se%20rompi%C3%B3" }, "[500] se rompió"],
    [{ status: 500, code: "503", error: "100%" }, "[503] 100%"],
    [{ status: 500, code: " ", error: "roto" }, "roto"],
    [{ status: 500, error: "%E0%A4%A" }, "%E0%A4%A"],
  ])("%j shows %s", (input, message) => {
    const view = errorView(input);
    if (view.kind !== "generic") throw new Error("not the generic page");
    expect(errorMessage(view.message, "Error desconocido")).toBe(message);
  });

  test("names an unmatched route", () => {
    expect(errorView({ status: 404, path: "/nada" })).toEqual({
      kind: "notFound",
      message: { path: "/nada" },
    });
    expect(errorView({ status: 404 })).toMatchObject({ message: null });
  });

  test("cuts a text from the query string", () => {
    const view = errorView({ status: 500, error: "x".repeat(5_000) });
    expect(view.kind === "generic" && view.message.text?.length).toBe(500);
  });
});
