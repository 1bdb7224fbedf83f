import { defaultHome, newSection, storedHome } from "~/domain/home/home";
import type { BannerLink, HomeSection } from "~/domain/home/schemas";
import type { Prisma } from "~/generated/prisma/client";
import { type PictureName, pictureColumns } from "./pictures";
import type { DemoSection, DemoShop } from "./shop";

/** The pictures that only the home of a shop shows. */
export const homePictures = (sections: readonly DemoSection[]): PictureName[] =>
  sections.flatMap((section) => (section.kind === "banner" ? [section.picture] : []));

interface Names {
  products: Map<string, number>;
  categories: Map<string, number>;
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demonstration shop has no "${name}"`);
  return id;
}

const targetOf = (leads: Extract<DemoSection, { kind: "banner" }>["leads"], { categories }: Names): BannerLink =>
  leads === "chat" ? { to: "chat" } : { to: "category", id: idOf(categories, leads.category) };

function sectionOf(section: DemoSection, names: Names, imageId: number | null, before: HomeSection[]): HomeSection {
  const empty = newSection(section.kind, before);
  const heading = section.heading ?? null;
  if (section.kind === "picked" && empty.kind === "picked")
    return { ...empty, heading, products: section.products.map((name) => idOf(names.products, name)) };
  if (section.kind === "about" && empty.kind === "about") return { ...empty, heading, text: section.text };
  if (section.kind === "banner" && empty.kind === "banner") {
    const { text, alt, button, leads } = section;
    return { ...empty, heading, imageId, text, alt, button, link: targetOf(leads, names) };
  }
  return { ...empty, heading };
}

/**
 * Publishes the home that a demonstration shop composed, after its products and categories were written: the default one, if only
 * the point of its cover was chosen.
 */
export async function writeHome(
  tx: Prisma.TransactionClient,
  tentId: number,
  { home, coverFocus }: Pick<DemoShop, "home" | "coverFocus">,
  now: Date,
): Promise<void> {
  const own = { where: { tentId }, select: { id: true, name: true } };
  const products = await tx.product.findMany(own);
  const categories = await tx.category.findMany(own);
  const byName = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]));
  const columns = await tx.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { coverId: true, tagline: true, description: true },
  });
  const names = { products: byName(products), categories: byName(categories) };
  const written: HomeSection[] = [];
  const standard = defaultHome({ popular: true, categories: true }, columns);
  for (const section of home ?? []) {
    const image =
      section.kind === "banner"
        ? await tx.image.create({ data: { ...pictureColumns(section.picture), tentId, forHome: true } })
        : null;
    written.push(sectionOf(section, names, image?.id ?? null, written));
  }
  await tx.tent.update({
    where: { id: tentId },
    data: {
      home: storedHome({
        cover: { ...standard.cover, focus: coverFocus ?? null },
        sections: home ? written : standard.sections,
      }),
      homeRevision: 1,
      homePublishedAt: now,
    },
  });
}
