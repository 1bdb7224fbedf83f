import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copyFor } from "~/copy/copy";
import { routeAfterRecovery, storedRoute } from "~/domain/session/routes";
import { LoginForm } from "~/features/session/login-form";
import { loadPerson } from "~/server/person";

export const metadata: Metadata = { title: copyFor(null).login.title };

type Query = Record<string, string | string[] | undefined>;

export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { volver } = await searchParams;
  const person = await loadPerson();
  if (person) redirect(routeAfterRecovery(person, volver));
  return <LoginForm volver={storedRoute(volver)} />;
}
