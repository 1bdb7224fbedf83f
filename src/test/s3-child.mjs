// The child of s3-bucket.ts: a local S3 server.

import S3rver from "@20minutes/s3rver";

const [directory, name] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name, configs: [] }],
  // It computes those of lists without the slash that ends their path.
  allowMismatchedSignatures: true,
});
const { port } = await server.run();
process.send?.({ port });
process.on("disconnect", () => process.exit());
