import { CategoryListScreen } from "~/features/category/category-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.category.title);

export default async function CategoriesPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <CategoryListScreen />
    </HydrateClient>
  );
}
