import "server-only";

import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { headers } from "next/headers";
import { cache } from "react";
import { copyIn } from "~/copy/copy";
import { createRequestContext } from "~/server/api/context";
import { type AppRouter, createCaller } from "~/server/api/root";
import { wordingFor } from "~/server/wording";
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

/** `await api.area.call(input)` on the server, or `void api.area.call.prefetch(input)` for the client below `HydrateClient`. */
export const { trpc: api, HydrateClient } = createHydrationHelpers<AppRouter>(
  createCaller(requestContext),
  getQueryClient,
);
