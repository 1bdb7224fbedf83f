/**
 * What `npm start` tells the edge's V8, in megabytes: room for young objects, and a heap below which the edge collects no old
 * ones. Its own objects are few, and V8 would collect them after every 8 MB of pages that pass through.
 */
export const NODE_FLAGS = ["--max-semi-space-size=64", "--initial-old-space-size=128"];
