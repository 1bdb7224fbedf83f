import { mainRobots } from "~/domain/catalogue/discovery/sitemap";

export const dynamic = "force-static";

export const GET = () =>
  new Response(mainRobots(), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
