import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { orderNumberSchema } from "~/domain/order/place/schemas";
import { OrderDetailScreen } from "~/features/order/manage/order-detail";
import { api } from "~/trpc/server";

type Props = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

function numberOf(written: string): number {
  const parsed = orderNumberSchema.safeParse(/^\d+$/.test(written) ? Number(written) : null);
  return parsed.success ? parsed.data : notFound();
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  return { title: copyFor(null).order.titleOf(numberOf((await params).number)) };
}

export default async function OrderDetailPage({ params, searchParams }: Props) {
  const number = numberOf((await params).number);
  const order = await api.order.get({ number }).catch((error: unknown) => {
    if ((error as { code?: unknown } | null)?.code === "NOT_FOUND") notFound();
    throw error;
  });
  const tell = (await searchParams).avisar === "1"; // right after a change was saved
  return <OrderDetailScreen key={number} initial={order} tell={tell} />;
}
