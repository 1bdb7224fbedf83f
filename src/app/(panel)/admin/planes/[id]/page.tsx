import { notFound } from "next/navigation";
import { PlanFormScreen } from "~/features/admin/plan-form-screen";
import { requestContext } from "~/server/api/page-context";
import { api } from "~/trpc/server";

const NEW = "nuevo";

type Props = { params: Promise<{ id: string }> };

export default async function AdminPlanPage({ params }: Props) {
  const { id } = await params;
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  if (id === NEW) return <PlanFormScreen key={NEW} plan={null} />;
  const plan = (await api.billing.allPlans()).find((one) => String(one.id) === id);
  if (!plan) notFound();
  return <PlanFormScreen key={id} plan={plan} />;
}
