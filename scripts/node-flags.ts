/**
 * What `npm start` tells V8, in megabytes: room for young objects, and a heap below which no old ones are collected. The edge's
 * own objects are few, and would be collected after every 8 MB of pages that pass through; the application inherits the flags.
 */
export const NODE_FLAGS = ["--max-semi-space-size=64", "--initial-old-space-size=128"];
