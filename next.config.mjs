/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` does it, once, with the compiler of this project
  serverExternalPackages: [
    "sharp",
    "@node-rs/argon2",
    "heic-decode",
    "grammy",
    "nodemailer",
    "pg",
    "pdfkit",
    "pg-boss",
    "pino",
    "uploadthing",
  ],
  enablePrerenderSourceMaps: false,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // a third of a build's time: maps that nothing reads, and a cache for builds that are hardly ever repeated in one tree
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    serverMinification: false,
  },
  // Next remembers no page that it made: whole pages are kept in front of it, by the version of their shop
  cacheMaxMemorySize: 0,
};

export default config;
