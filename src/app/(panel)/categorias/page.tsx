import type { Metadata } from "next";
import { categoryCopy } from "~/copy/category";
import { CategoryListScreen } from "~/features/category/category-list-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: categoryCopy.title };

export default async function CategoriesPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <CategoryListScreen />
    </HydrateClient>
  );
}
