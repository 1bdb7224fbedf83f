import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { TemplateList } from "~/features/order/manage/template-list";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: copyFor(null).order.answers.title };

export default async function AnswersPage() {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  await api.order.templates.prefetch();
  return (
    <HydrateClient>
      <TemplateList />
    </HydrateClient>
  );
}
