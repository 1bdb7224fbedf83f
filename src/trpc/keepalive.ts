import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "~/server/api/root";
import { limitedFetch } from "~/trpc/limited-fetch";
import { shownTentLink } from "~/trpc/shown-tent";

/** A client whose requests complete even if the page is closed meanwhile. */
export function keepaliveClient() {
  return createTRPCClient<AppRouter>({
    links: [
      shownTentLink,
      httpLink({
        url: "/api/trpc",
        fetch: (input, init) => limitedFetch(input as RequestInfo, { ...(init as RequestInit), keepalive: true }),
        transformer: superjson,
      }),
    ],
  });
}
