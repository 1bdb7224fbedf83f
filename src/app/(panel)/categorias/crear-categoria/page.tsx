import { NewCategoryScreen } from "~/features/category/new-category-screen";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.category.form.title);

export default function NewCategoryPage() {
  return <NewCategoryScreen />;
}
