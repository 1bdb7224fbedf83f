import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, expect, it } from "vitest";
import type { AppRouter } from "~/server/api/root";
import { shownTentLink, showTent } from "./shown-tent";

afterEach(() => showTent(null));

/** Records the inputs the server receives. */
function tab() {
  const inputs: unknown[] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        inputs.push(op.input);
        observer.next({ result: { type: "data", data: null } });
        observer.complete();
      });
  return { inputs, client: createTRPCClient<AppRouter>({ links: [shownTentLink, server] }) };
}

it("adds the tab's shop to every call, with or without input", async () => {
  const { client, inputs } = tab();
  await client.category.list.query();
  showTent(7);
  await client.category.list.query();
  await client.product.delete.mutate({ id: 3 });
  expect(inputs).toEqual([undefined, { tentId: 7 }, { tentId: 7, id: 3 }]);
});

it("adds it to form data", async () => {
  const { client, inputs } = tab();
  showTent(7);
  await client.tent.setLogo.mutate(new FormData());
  expect((inputs[0] as FormData).get("tentId")).toBe("7");
});

it("keeps the shop that a call names", async () => {
  const { client, inputs } = tab();
  showTent(7);
  const form = new FormData();
  form.set("tentId", "8");
  await client.tent.choose.mutate({ tentId: 8 });
  await client.tent.setLogo.mutate(form);
  expect(inputs[0]).toEqual({ tentId: 8 });
  expect((inputs[1] as FormData).getAll("tentId")).toEqual(["8"]);
});
