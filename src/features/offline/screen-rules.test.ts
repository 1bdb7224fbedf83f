import { describe, expect, it } from "vitest";
import { accountOf, filesOfScreen, isPanelFile, isScreen, mayCacheScreen } from "./screen-rules";

describe("screens that open without a network", () => {
  it("stands in for screens only", () => {
    expect(["/pagos", "/perfil"].every(isScreen)).toBe(true);
    expect(["/api/trpc/x", "/storage/images/a.webp", "/tienda/demo"].some(isScreen)).toBe(false);
  });

  it("says whose a screen is", () => {
    expect(accountOf('<!DOCTYPE html><html lang="es-AR" data-account="5.17" data-x="">')).toBe("5.17");
    expect(accountOf('<!DOCTYPE html><html lang="es-AR">')).toBeNull();
    expect(accountOf(`<!DOCTYPE html><html lang="es"><p>${"x".repeat(3_000)}<html data-account="5.17">`)).toBeNull();
  });

  it("finds the files of a screen, in its tags and in its data", () => {
    const html = `<script src="/_next/static/chunks/a1.js" async></script><link href="/_next/static/css/b2.css">
      <script>self.__next_f.push([1,"5:I[12,[\\"/_next/static/chunks/c3.js\\",\\"static/chunks/a1.js\\"]"])</script>`;
    const files = filesOfScreen(html);
    expect(files).toEqual(["/_next/static/chunks/a1.js", "/_next/static/css/b2.css", "/_next/static/chunks/c3.js"]);
    expect(files.every(isPanelFile)).toBe(true);
  });

  it("knows a font by its address, with the version of its content", () => {
    const font = "/storage/styles/figtree-latin-wght-normal.woff2";
    expect([font, `${font}?v=0badf00d`].every(isPanelFile)).toBe(true);
    expect(["/storage/styles/sol.css?v=1", "/storage/images/a.webp", `/api${font}`].some(isPanelFile)).toBe(false);
  });

  const page = (over: object = {}, type = "text/html; charset=utf-8") =>
    ({
      status: 200,
      type: "basic",
      redirected: false,
      headers: new Headers({ "content-type": type }),
      ...over,
    }) as Response;
  it("caches complete pages of its own", () => {
    expect(mayCacheScreen(page())).toBe(true);
    const others = [
      page({ status: 500 }),
      page({ redirected: true }),
      page({ type: "opaqueredirect" }),
      page({}, "text/x-component"),
    ];
    expect(others.some(mayCacheScreen)).toBe(false);
  });
});
