import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { routeAfterRecovery, storedRoute } from "~/domain/session/routes";
import { CaptchaDocument } from "~/features/app-context/forms/captcha";
import { LoginForm } from "~/features/session/login-form";
import { loadPerson } from "~/server/auth/load-person";
import { ports } from "~/server/container";
import { pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).login.title };
}

type Query = Record<string, string | string[] | undefined>;

export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { volver } = await searchParams;
  if (await loadPerson()) redirect(routeAfterRecovery(volver));
  const captcha = ports.captcha.widget;
  const form = <LoginForm volver={storedRoute(volver)} captcha={captcha} />;
  return captcha ? <CaptchaDocument>{form}</CaptchaDocument> : form;
}
