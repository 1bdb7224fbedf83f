import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { routeAfterLogin } from "~/domain/session/routes";
import { env } from "~/env";
import { HomePage } from "~/features/site/home-page";
import { loadPerson } from "~/server/auth/load-person";
import { serviceContext } from "~/server/container";
import { findExampleTent } from "~/server/services/site/find-example-tent";
import { appOrigin, hostName } from "~/server/site/addresses";
import { api, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await pageCopy()).home;
  return { title, description, alternates: { canonical: appOrigin } };
}

type Query = Record<string, string | string[] | undefined>;

export default async function Home({ searchParams }: { searchParams: Promise<Query> }) {
  const person = await loadPerson();
  if (person) redirect(routeAfterLogin(person, (await searchParams).volver));
  const [plans, example] = await Promise.all([api.billing.plans(), findExampleTent(serviceContext(null))]);
  const productLimit = plans.find(({ id }) => id === FREE_PLAN_ID)?.productLimit ?? 0;
  const { port } = new URL(appOrigin);
  return (
    <HomePage
      trialDays={env.FREE_TRIAL_DAYS}
      example={example}
      productLimit={productLimit}
      host={port ? `${hostName}:${port}` : hostName}
    />
  );
}
