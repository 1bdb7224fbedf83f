import { redirect } from "next/navigation";
import { TemplateList } from "~/features/order/manage/template-list";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.order.answers.title);

export default async function AnswersPage() {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  await api.order.templates.prefetch();
  return (
    <HydrateClient>
      <TemplateList />
    </HydrateClient>
  );
}
