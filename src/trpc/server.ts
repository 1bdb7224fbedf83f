import "server-only";

import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { createTRPCRecursiveProxy } from "@trpc/server";
import { cache } from "react";
import { requestContext } from "~/server/api/page-context";
import { type AppRouter, createCaller } from "~/server/api/root";
import { proposedTent } from "~/server/services/tent/choose-tent";
import { namingTent } from "~/trpc/naming-tent";
import { createQueryClient } from "~/trpc/query-client";

const getQueryClient = cache(() => createQueryClient());

/** The shop that the page is rendered for; null for visitors, and before there is a shop. */
const drawnTent = cache(async (): Promise<number | null> => {
  const { loadActor, serviceFor } = await requestContext();
  const actor = await loadActor();
  return actor && proposedTent(serviceFor(actor));
});

type Call = (input: unknown) => Promise<unknown>;
const caller = createCaller(requestContext);

/** Adds that shop to every call, as the browser's client adds the shop of its tab. */
const drawingCaller = createTRPCRecursiveProxy<typeof caller>(async ({ path, args: [input] }) => {
  const call = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller) as Call;
  return call(namingTent(input, await drawnTent()));
});

/** `await api.area.call(input)` on the server, or `void api.area.call.prefetch(input)` for use in `HydrateClient`. */
export const { trpc: api, HydrateClient } = createHydrationHelpers<AppRouter>(drawingCaller, getQueryClient);
