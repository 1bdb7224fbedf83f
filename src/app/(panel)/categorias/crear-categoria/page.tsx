import type { Metadata } from "next";
import { categoryCopy } from "~/copy/category";
import { NewCategoryScreen } from "~/features/category/new-category-screen";

export const metadata: Metadata = { title: categoryCopy.form.title };

export default function NewCategoryPage() {
  return <NewCategoryScreen />;
}
