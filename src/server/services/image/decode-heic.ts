import path from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { MAX_IMAGE_PIXELS } from "~/domain/product/images/image";

const answerSchema = z.union([
  z.object({
    image: z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      data: z.instanceof(Uint8Array),
    }),
  }),
  z.object({ refused: z.enum(["broken", "frames", "pixels"]) }),
]);

export type HeicAnswer = z.infer<typeof answerSchema>;

/** A file of the source tree, not of the bundle: it runs the same under Next's build, tsx and vitest. */
const WORKER = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "src",
  "server",
  "services",
  "image",
  "heic-worker.mjs",
);

/**
 * Decodes a HEIC into RGBA pixels, already rotated as the file says. The decoder is one long synchronous computation,
 * so it runs in a thread that can be terminated.
 */
export function decodeHeic(bytes: Uint8Array, timeoutMs = 20_000): Promise<HeicAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: { bytes, maxPixels: MAX_IMAGE_PIXELS },
      execArgv: [],
      stdout: true, // the decoder logs every broken file; its output is discarded
      stderr: true,
    });
    const finish = (answer: HeicAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refused: "broken" }), timeoutMs);
    worker.once("message", (message: unknown) => {
      const answer = answerSchema.safeParse(message);
      finish(answer.success ? answer.data : { refused: "broken" });
    });
    worker.once("error", (error) => {
      console.error("HEIC decoder failed", error);
      finish({ refused: "broken" });
    });
    worker.once("exit", () => finish({ refused: "broken" }));
  });
}
