import { galleryCopy as copy } from "~/copy/gallery";
import { basePath } from "~/domain/catalogue/tent-param";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { cn } from "~/lib/cn";

export const GALLERY_SHOPS = Object.keys(copy.shops) as (keyof typeof copy.shops)[];
export const GALLERY_PAGES = Object.keys(copy.pages) as (keyof typeof copy.pages)[];
export const GALLERY_WIDTHS = [360, 768, 1280] as const;

export interface GalleryView {
  shop: (typeof GALLERY_SHOPS)[number];
  page: (typeof GALLERY_PAGES)[number];
  width: (typeof GALLERY_WIDTHS)[number];
}

interface GalleryProps {
  view: GalleryView;
  /** The shop's own host. */
  origin: string;
  /** Path of the requested page, after the shop's base. */
  path: string;
}

/** One page of one shop in the seven styles, side by side. */
export function Gallery({ view, origin, path }: GalleryProps) {
  return (
    <main className="grid gap-4 p-4">
      <header className="grid gap-3">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.help}</p>
        <Choice label={copy.shop} view={view} name="shop" values={GALLERY_SHOPS} wordOf={(shop) => copy.shops[shop]} />
        <Choice label={copy.page} view={view} name="page" values={GALLERY_PAGES} wordOf={(page) => copy.pages[page]} />
        <Choice label={copy.width} view={view} name="width" values={GALLERY_WIDTHS} wordOf={(width) => `${width} px`} />
      </header>
      <ul className="flex gap-4 overflow-x-auto">
        {STYLE_PRESETS.map(({ key, name }) => {
          const address = origin + basePath({ style: key }) + path;
          return (
            <li key={key} className="grid shrink-0 gap-2" style={{ width: view.width }}>
              <p className="flex items-center justify-between font-semibold">
                {name}
                <a
                  className="inline-flex min-h-11 items-center underline"
                  href={address}
                  target="_blank"
                  rel="noopener"
                >
                  {copy.open}
                  <span className="sr-only"> {name}</span>
                </a>
              </p>
              <iframe
                src={address}
                title={name}
                loading="lazy"
                className="h-185 w-full rounded-lg border border-line"
              />
            </li>
          );
        })}
      </ul>
    </main>
  );
}

interface ChoiceProps<K extends keyof GalleryView> {
  label: string;
  view: GalleryView;
  name: K;
  values: readonly GalleryView[K][];
  wordOf: (value: GalleryView[K]) => string;
}

function Choice<K extends keyof GalleryView>({ label, view, name, values, wordOf }: ChoiceProps<K>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {values.map((value) => {
        const next = { ...view };
        next[name] = value;
        const chosen = view[name] === value;
        return (
          <a
            key={value}
            href={`/galeria?tienda=${next.shop}&pagina=${next.page}&ancho=${next.width}`}
            aria-current={chosen ? "true" : undefined}
            className={cn(
              "inline-flex min-h-11 items-center rounded-full border border-line px-4",
              chosen && "border-brand-ink font-semibold text-brand-ink",
            )}
          >
            {wordOf(value)}
          </a>
        );
      })}
    </nav>
  );
}
