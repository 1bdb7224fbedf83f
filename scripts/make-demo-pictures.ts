// npx tsx scripts/make-demo-pictures.ts FOLDER: processes the pictures in FOLDER/{shop} like uploads, writes their sizes to
// prisma/pictures/{shop}, and lists them in prisma/seed/pictures.json. It replaces pictures of the same name.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { processImage } from "../src/server/services/image/process-image";

const TARGET = path.resolve(import.meta.dirname, "../prisma/pictures");
const LIST = path.resolve(import.meta.dirname, "../prisma/seed/pictures.json");
const LOGO_SIDE = 480;

interface Listed {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
}

/** SVG files are logos: they are rendered first. */
async function readPicture(file: string): Promise<Uint8Array> {
  if (!file.endsWith(".svg")) return readFile(file);
  return sharp(file, { density: 720 }).resize(LOGO_SIDE, LOGO_SIDE).png().toBuffer();
}

async function writePicture(shop: string, file: string): Promise<[string, Listed]> {
  const name = `${shop}/${path.parse(file).name}`;
  const { files, ink: _, ...picture } = await processImage(await readPicture(file));
  for (const { name: stored, bytes } of files) {
    await writeFile(path.join(TARGET, name + stored.slice(picture.hash.length)), bytes);
  }
  return [name, { ...picture, bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) }];
}

const folder = process.argv[2];
if (!folder) throw new Error("which folder?");
const list = new Map<string, Listed>(Object.entries(JSON.parse(await readFile(LIST, "utf8").catch(() => "{}"))));
for (const { name: shop } of (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
  await mkdir(path.join(TARGET, shop), { recursive: true });
  for (const file of await readdir(path.join(folder, shop))) {
    const [name, picture] = await writePicture(shop, path.join(folder, shop, file));
    list.set(name, picture);
  }
}
const sorted = [...list].sort(([one], [other]) => (one < other ? -1 : 1));
await writeFile(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
