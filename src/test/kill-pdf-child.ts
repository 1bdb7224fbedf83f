// The child of kill-pdf.long.db.test.ts: runs the queue's PDF jobs and reports its progress until it is killed.

import { LocalStorage } from "~/server/adapters/local/storage";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { db } from "~/server/database/client";
import { startQueue } from "~/server/jobs/queue";
import { failCataloguePdf, makeCataloguePdf } from "~/server/services/catalogue/pdf/make-pdf";
import { merchantContext } from "./factories";

const [root = "", images = ""] = process.argv.slice(2);
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const own = merchantContext(db, 0).ctx;
const pdfs = new FiledCataloguePdfs({ root });
const rest = process.memoryUsage.rss();
let peak = rest;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);

const make = pdfs.make.bind(pdfs);
pdfs.make = async (name, book) => {
  const onProduct = async (done: number) => {
    await book.onProduct(done);
    if (done % 100 === 0) process.send?.({ done });
  };
  await make(name, { ...book, onProduct });
  process.send?.({ whole: name, above: peak - rest });
};

void startQueue({
  url: process.env.DATABASE_URL ?? "",
  context: {
    ...own,
    ports: { ...own.ports, cataloguePdfs: pdfs, storage: new LocalStorage({ root: images, defaults: images }) },
  },
  log: quiet,
  schedules: [],
  lookEvery: { work: 0.5, dead: 1 },
  workers: { "make-catalogue-pdf": { run: makeCataloguePdf, gaveUp: failCataloguePdf } },
});
