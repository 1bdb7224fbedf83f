// Draws the pictures that a shop has until its owner uploads others. Run by hand: node scripts/make-default-images.ts
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const TARGET = path.join(import.meta.dirname, "..", "src", "server", "adapters", "local", "defaults");
const BLUE = "#0c2be8";
const PINK = "#db1b73";

const drawing = (box: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`);

const mark = `<path fill="${BLUE}" d="M9.6 4.5h7.4v13.1a6.2 6.2 0 0 1-12.4 0q0-.5.1-1L7.7 6.1q.4-1.6 1.9-1.6Z"/>
<path fill="${PINK}" d="M18.7 4.5h10.6v13.8a5.3 5.3 0 0 1-10.6 0Z"/>
<path fill="${BLUE}" d="M38.4 4.5h-7.4v13.1a6.2 6.2 0 0 0 12.4 0q0-.5-.1-1L40.3 6.1q-.4-1.6-1.9-1.6Z"/>
<path fill="${BLUE}" d="M7.6 26.8h6.2L24 39l10.2-12.2h6.2q.6 0 .6.6V40a3.5 3.5 0 0 1-3.5 3.5h-27A3.5 3.5 0 0 1 7 40V27.4q0-.6.6-.6Z"/>
<path fill="${BLUE}" d="M19.5 26.8h9L24 32.2Z"/>`;

/** A star of `points` corners between two radii, as on a price tag. */
function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (Math.PI * n) / points;
    const radius = n % 2 ? inner : outer;
    return `${(24 + radius * Math.cos(angle)).toFixed(2)},${(24 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `<polygon fill="${PINK}" stroke="${PINK}" stroke-width="1.5" stroke-linejoin="round" points="${corners.join(" ")}"/>`;
}

const offer = `${burst(14, 22.5, 18.5)}<g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round">
<circle cx="18" cy="18.5" r="3.6"/><circle cx="30" cy="29.5" r="3.6"/><path d="M31.5 15.5 16.5 32.5"/></g>`;

const noPhoto = `<rect width="48" height="48" fill="#edf1fb"/><g fill="none" stroke="#7f89b0" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">
<rect x="14" y="15" width="20" height="18" rx="2.5"/><circle cx="20" cy="21" r="1.9"/><path d="m14.5 30.5 5-4.6 4 3.6 4.6-5.2 5.9 6"/></g>`;

const icon = (glyph: string) => `<circle cx="24" cy="24" r="23" fill="${BLUE}"/>
<g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`;

const icons = {
  tienda:
    '<path d="M3 9 4.5 4h15L21 9"/><path d="M4.5 12v8h15v-8"/><path d="M3 9a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0"/>',
  catalogo:
    '<rect x="3.5" y="3.5" width="7" height="7" rx="1"/><rect x="13.5" y="3.5" width="7" height="7" rx="1"/><rect x="3.5" y="13.5" width="7" height="7" rx="1"/><rect x="13.5" y="13.5" width="7" height="7" rx="1"/>',
  whatsapp:
    '<path d="M3.2 20.8 4.6 16A9 9 0 1 1 8 19.4Z"/><path d="M9 8.5c0 4 2.5 6.5 6.5 6.5l1-1.8-2.2-1.1-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1L10.8 7.500Z"/>',
  instagram: '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  facebook: '<path d="M17 3h-2.500a4 4 0 0 0-4 4v3H7.500v4h3v7h4v-7h3l.8-4h-3.800V7.500a.7.7 0 0 1 .7-.7H17Z"/>',
  enlace:
    '<path d="M9.5 14.500a4.5 4.5 0 0 0 6.5.4l3-3a4.5 4.5 0 0 0-6.4-6.400l-1.5 1.5"/><path d="M14.5 9.500a4.5 4.5 0 0 0-6.5-.4l-3 3a4.5 4.5 0 0 0 6.4 6.400l1.5-1.5"/>',
  telefono:
    '<path d="M5 3.500h3.500l1.7 4.3-2.2 1.600a12 12 0 0 0 6.6 6.600l1.6-2.2 4.3 1.700V19a1.6 1.6 0 0 1-1.7 1.600A16 16 0 0 1 3.4 5.2 1.6 1.6 0 0 1 5 3.500Z"/>',
  mapa: '<path d="M12 21.500s7-6.2 7-11.500a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.500Z"/><circle cx="12" cy="10" r="2.6"/>',
};

async function draw(name: string, box: number, body: string, size: number): Promise<void> {
  const file = path.join(TARGET, name);
  await mkdir(path.dirname(file), { recursive: true });
  const image = sharp(drawing(box, body), { density: 72 * (size / box) }).resize(size, size);
  await (name.endsWith(".jpg")
    ? image.flatten().jpeg({ quality: 82, mozjpeg: true })
    : image.png({ palette: true })
  ).toFile(file);
}

await draw("app/logo.png", 48, mark, 512);
await draw("app/oferta.png", 48, offer, 256);
await draw("app/no-photo.jpg", 48, noPhoto, 640);
for (const [name, glyph] of Object.entries(icons)) await draw(`icons/${name}.png`, 48, icon(glyph), 144);
