import type { Metadata } from "next";
import { statusOfCode } from "~/domain/session/error-status";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/app-context/failures/error-page";
import { PublicFooter } from "~/features/site/public-footer";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).errorsPage.failed.heading, robots: { index: false } };
}

type Query = Record<string, string | string[] | undefined>;

const one = (value: Query[string]) => (Array.isArray(value) ? value[0] : value);

/** /error?code=&error= (docs/product.md#error-page). The edge sets the status that the code stands for. */
export default async function ErrorRoute({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const code = one(query.code);
  return (
    <>
      <ErrorPage view={errorView({ status: statusOfCode(code), code, error: one(query.error) })} />
      <PublicFooter />
    </>
  );
}
