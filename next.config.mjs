/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // set by scripts/build.ts, from the sources
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  // in development Next answers for shops, too, so that their pages follow their sources (src/app/tienda)
  pageExtensions: process.env.NODE_ENV === "development" ? ["tsx", "ts", "dev.ts"] : ["tsx", "ts"],
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks the whole project once
  // Large packages that the server loads from node_modules, as the edge does: compiling them takes time in every build.
  serverExternalPackages: [
    "sharp",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "heic-decode",
    "ioredis",
    "nodemailer",
    "pg",
    "pdfkit",
    "pg-boss",
    "pino",
    "prom-client",
    "qrcode",
    "rate-limiter-flexible",
    "s3mini",
    "uploadthing",
    "web-push",
    "write-excel-file",
    "@zip.js/zip.js",
  ],
  // The server runs where it was built. Without this, Next lists the files of node_modules that each page would need elsewhere:
  // 40 MB of lists and a tenth of a build.
  outputFileTracingExcludes: { "**": ["**/*"] },
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
