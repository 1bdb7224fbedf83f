import "server-only";

import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { type Copy, copyIn } from "~/copy/copy";
import { createRequestContext } from "~/server/api/context";
import { wordingFor } from "~/server/site/wording";

/** The request context for server components: the same as that of an HTTP call, without an `Origin`. */
export const requestContext = cache(async () => createRequestContext(new Headers(await headers())));

/** The wording of a page that visitors also see; `byAccount` if the account's country decides. */
export const publicWording = cache(async () => {
  const actor = await (await requestContext()).loadActor();
  return { wording: await wordingFor(actor?.countryId), byAccount: (actor?.countryId ?? null) !== null };
});

/** The texts of a page's title, in the reader's wording. */
export const pageCopy = cache(async () => copyIn((await publicWording()).wording));

/** The metadata of a page whose title is always the same. */
export const titled = (title: (copy: Copy) => string) => async (): Promise<Metadata> => ({
  title: title(await pageCopy()),
});
