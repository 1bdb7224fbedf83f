import { expect, it } from "vitest";
import { onRequestError } from "~/instrumentation";
import { onPageError } from "./page-errors";

const context = {
  routerKind: "App Router",
  routePath: "/productos",
  routeType: "render",
  renderSource: "server-rendering",
  revalidateReason: undefined,
} as const;
const tell = (error: unknown, path: string, headers = {}) =>
  onRequestError(error, { path, method: "GET", headers }, context);

it("reports a page error from Next, and nothing before a listener is registered", async () => {
  const heard: [unknown, string][] = [];
  const early = new Error("before the server listens");
  await tell(early, "/pedidos");
  onPageError((error, path) => heard.push([error, path]));
  const error = new Error("no database");
  await tell(error, "/productos?pagina=2");
  expect(heard).toEqual([[error, "/productos?pagina=2"]]);
});

it("reports a request once, however many of its parts failed", async () => {
  const heard: unknown[] = [];
  onPageError((error) => heard.push(error));
  const headers = {};
  await tell("the layout", "/productos", headers);
  await tell("the page", "/productos", headers);
  await tell("the layout", "/productos");
  expect(heard).toEqual(["the layout", "the layout"]);
});

it.each([
  "The router state header was sent but could not be parsed.",
  "The router state header was too large.",
  "Multiple router state headers were sent. This is not allowed.",
])("reports nothing that the sender did wrong: %s", async (message) => {
  const heard: unknown[] = [];
  onPageError((error) => heard.push(error));
  await tell(new Error(message), "/productos/1");
  expect(heard).toEqual([]);
});
