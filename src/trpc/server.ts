import "server-only";

import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { createTRPCRecursiveProxy } from "@trpc/server";
import { headers } from "next/headers";
import { cache } from "react";
import { copyIn } from "~/copy/copy";
import { createRequestContext } from "~/server/api/context";
import { type AppRouter, createCaller } from "~/server/api/root";
import { proposedTent } from "~/server/services/tent/choose-tent";
import { wordingFor } from "~/server/site/wording";
import { namingTent } from "~/trpc/naming-tent";
import { createQueryClient } from "~/trpc/query-client";

/** The request's context in server components: the same as a call over HTTP gets, without an `Origin`. */
export const requestContext = cache(async () => createRequestContext(new Headers(await headers())));

/** The wording of a page that also visitors read; `byAccount` where an account's country decides. */
export const publicWording = cache(async () => {
  const actor = await (await requestContext()).loadActor();
  return { wording: await wordingFor(actor?.countryId), byAccount: (actor?.countryId ?? null) !== null };
});

/** The sentences of a page's title, in the wording of who asks. */
export const pageCopy = cache(async () => copyIn((await publicWording()).wording));

const getQueryClient = cache(() => createQueryClient());

/** The shop that the page is drawn for; null for nobody's, and before there is one. */
const drawnTent = cache(async (): Promise<number | null> => {
  const { loadActor, serviceFor } = await requestContext();
  const actor = await loadActor();
  return actor && proposedTent(serviceFor(actor));
});

type Call = (input: unknown) => Promise<unknown>;
const caller = createCaller(requestContext);

/** Names that shop in every call, as the browser's client names the one of its tab. */
const drawingCaller = createTRPCRecursiveProxy<typeof caller>(async ({ path, args: [input] }) => {
  const call = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller) as Call;
  return call(namingTent(input, await drawnTent()));
});

/** `await api.area.call(input)` on the server, or `void api.area.call.prefetch(input)` for the client below `HydrateClient`. */
export const { trpc: api, HydrateClient } = createHydrationHelpers<AppRouter>(drawingCaller, getQueryClient);
