import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 16px; background: #777; color: #fff }
  a { color: #fff } nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 16px }
  .strip { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start }
  figure { margin: 0 } figcaption { font-size: 13px } img { display: block; max-width: none }
  .strip img { width: 360px } .wide img { width: 640px }`;

const html = (title: string, body: string) =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}</html>\n`;

const figure = (file: string, up: string) =>
  file.endsWith(".pdf")
    ? `<figure><figcaption><a href="${up}${file}">${file}</a></figcaption></figure>`
    : `<figure><figcaption><a href="${up}${file}">${file}</a></figcaption><a href="${up}${file}"><img loading="lazy" src="${up}${file}" alt=""></a></figure>`;

const strip = (title: string, files: readonly string[], up: string, wide = false) =>
  files.length === 0
    ? ""
    : `<h2>${title}</h2><div class="strip${wide ? " wide" : ""}">${files.map((file) => figure(file, up)).join("")}</div>`;

const listed = (out: string, folder: string): string[] =>
  existsSync(join(out, folder))
    ? readdirSync(join(out, folder))
        .filter((file) => /\.(jpg|webp|pdf)$/.test(file))
        .sort()
        .map((file) => `${folder}/${file}`)
    : [];

/** The page of a picture, from `{style}/{page}-{width}-{theme}[-pantalla].jpg`. */
const pageOf = (file: string) =>
  /\/(.+)-(?:320|360|1280|1920)-(?:claro|oscuro)(?:-pantalla)?\.jpg$/.exec(file)?.[1] ?? "";

/**
 * Writes `index.html`, which leads to a page per page of the shops and one per style, each with links to its neighbours.
 * They show every picture in `out`, also those of earlier runs.
 */
export function writeIndex(out: string, styles: readonly string[], pages: readonly string[]): void {
  mkdirSync(join(out, "ver"), { recursive: true });
  const pictures = styles.flatMap((style) => listed(out, style));
  const sheets = listed(out, "hojas");
  const shown = pages.filter((page) => pictures.some((file) => pageOf(file) === page));
  const link = (name: string, text = name, up = "ver/") => `<a href="${up}${name}.html">${text}</a>`;
  const around = (names: readonly string[], at: number) =>
    [names[at - 1], names[at + 1]].map((name, n) => (name ? link(name, n === 0 ? `← ${name}` : `${name} →`, "") : ""));
  const menu = (names: readonly string[], at: number) =>
    `<nav><a href="../index.html">Galería</a>${around(names, at).join("")}<a href="../fallas.md">Fallas</a></nav>`;
  const kinds = ["-claro", "-oscuro", "-claro-pantalla"].flatMap((theme) =>
    ["360", "320", "1280", "1920"].map((width) => ({
      title: `${width}${theme.replaceAll("-", " ")}`,
      part: `-${width}${theme}.jpg`,
      wide: Number(width) > 1000,
    })),
  );
  for (const [at, page] of shown.entries()) {
    const of = pictures.filter((file) => pageOf(file) === page);
    const strips = kinds.map(({ title, part, wide }) =>
      strip(
        title,
        of.filter((file) => file.endsWith(part)),
        "../",
        wide,
      ),
    );
    writeFileSync(join(out, "ver", `${page}.html`), html(page, menu(shown, at) + strips.join("")));
  }
  for (const [at, style] of styles.entries()) {
    const strips = shown.map((page) =>
      strip(
        page,
        listed(out, style).filter((file) => pageOf(file) === page),
        "../",
      ),
    );
    const rest = ["papel", "folletos", "compartir"].map((folder) =>
      strip(
        folder,
        listed(out, folder).filter((file) => file.startsWith(`${folder}/${style}-`)),
        "../",
      ),
    );
    writeFileSync(join(out, "ver", `${style}.html`), html(style, menu(styles, at) + strips.join("") + rest.join("")));
  }
  const rows = shown.map((page) => {
    const of = sheets.filter(
      (file) => file.startsWith(`hojas/${page}-`) && /^(320|360|1280|1920)-/.test(file.slice(`hojas/${page}-`.length)),
    );
    return `<h2>${link(page)}</h2><nav>${of.map((file) => `<a href="${file}">${file.slice(`hojas/${page}-`.length, -".webp".length)}</a>`).join("")}</nav>`;
  });
  const other = sheets.filter((file) => /^hojas\/(papel|folletos|compartir)-/.test(file));
  const body = [
    `<nav>${styles.map((style) => link(style)).join("")}<a href="fallas.md">Fallas</a></nav>`,
    rows.join(""),
    `<h2>Papel, folletos e imágenes para compartir</h2><nav>${other.map((file) => `<a href="${file}">${file.slice("hojas/".length, -".webp".length)}</a>`).join("")}</nav>`,
  ];
  writeFileSync(join(out, "index.html"), html("Galería", body.join("")));
}
