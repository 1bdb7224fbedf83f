/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // set by scripts/build.ts, from the sources
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks the whole project once
  serverExternalPackages: [
    "sharp",
    "@node-rs/argon2",
    "heic-decode",
    "grammy",
    "ioredis",
    "nodemailer",
    "pg",
    "pdfkit",
    "pg-boss",
    "pino",
    "prom-client",
    "uploadthing",
  ],
  enablePrerenderSourceMaps: false,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // Source maps that nothing reads, a cache that repeated builds rarely use, and minified server code take a third of a build.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    serverMinification: false,
  },
  // Next caches no pages: the edge caches whole pages, by the version of their shop (src/server/edge/cache).
  cacheMaxMemorySize: 0,
};

export default config;
