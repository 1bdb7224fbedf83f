import { drawnStyles } from "~/features/catalogue/style-fonts";
import { shortStyleSheet } from "~/server/style-sheet";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => drawnStyles.map(({ name }) => ({ file: `${name}.css` }));

/** The sheet of one style of the catalogue. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const style = drawnStyles.find(({ name }) => file === `${name}.css`);
  if (!style) return new Response(null, { status: 404 });
  return new Response(shortStyleSheet(style.name), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
