import type { Metadata } from "next";
import { oneTimeTokenSchema } from "~/domain/account/schemas";
import { NewPasswordForm } from "~/features/account/new-password-form";
import { pageCopy } from "~/server/api/page-context";
import { serviceContext } from "~/server/container";
import { findPasswordReset } from "~/server/services/account/reset-password";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.newPassword.title, robots: { index: false }, referrer: "no-referrer" };
}

export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const known = oneTimeTokenSchema.safeParse(token).success
    ? await findPasswordReset(serviceContext(null), token)
    : null;
  return <NewPasswordForm token={token} email={known?.email ?? null} />;
}
