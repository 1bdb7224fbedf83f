import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { NewOrderScreen } from "~/features/order/place/new-order-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: copyFor(null).order.form.title };

export default async function NewOrderPage() {
  if (!(await api.tent.mine())) redirect("/bienvenida");
  const [setup] = await Promise.all([api.order.setup(), api.order.products.prefetch({ search: null })]);
  return (
    <HydrateClient>
      <NewOrderScreen setup={setup} />
    </HydrateClient>
  );
}
