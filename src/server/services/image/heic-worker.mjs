import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";

// Posts { image } or { refused }; the caller handles crashes and timeouts.
async function answer() {
  let images;
  try {
    images = await decode.all({ buffer: workerData.bytes });
  } catch {
    return { refused: "broken" };
  }
  try {
    const [first] = images;
    if (!first || images.length > 1) return { refused: first ? "frames" : "broken" };
    if (first.width * first.height > workerData.maxPixels) return { refused: "pixels" };
    const { width, height, data } = await first.decode();
    return { image: { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) } };
  } catch {
    return { refused: "broken" };
  } finally {
    images.dispose();
  }
}

const result = await answer();
parentPort?.postMessage(result, result.image ? [result.image.data.buffer] : []);
