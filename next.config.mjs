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
  experimental: { isrFlushToDisk: false, globalNotFound: true },
  cacheMaxMemorySize: 256 * 1024 * 1024,
};

export default config;
