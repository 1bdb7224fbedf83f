import { newsPageOf } from "~/domain/news/limits";
import { NewsScreen } from "~/features/news/news-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.news.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewsPage({ searchParams }: Props) {
  await api.news.list.prefetch({ page: newsPageOf([(await searchParams).pagina].flat()[0]) });
  return (
    <HydrateClient>
      <NewsScreen />
    </HydrateClient>
  );
}
