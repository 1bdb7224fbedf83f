"use client";

import { ShieldCheck } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { List } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { Skeleton } from "~/components/ui/skeleton";
import { adminLinkTexts } from "~/copy/admin-link";
import { profileTexts } from "~/copy/profile";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";
import { ProfileSection } from "./profile-section";
import { SessionsSection } from "./sessions-section";
import { TokensSection } from "./tokens-section";

/** `/perfil`: personal data, log-in credentials, active sessions and API tokens. */
export function ProfileScreen() {
  const { account, admin } = useCopy(profileTexts, adminLinkTexts);
  const { profile: text } = account;
  const { user } = useSession();
  const { data: profile } = api.account.profile.useQuery(undefined, { refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader title={text.title} />
      {user.role === "SUPER" ? (
        <List className="mb-4 max-w-180">
          <NavigationRow icon={ShieldCheck} href="/admin" title={admin.title} meta={admin.hint} />
        </List>
      ) : null}
      {profile ? (
        <div className="grid max-w-180 gap-4 lg:max-w-none lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-4">
            <ProfileSection profile={profile} />
            <EmailSection email={profile.email} pending={profile.pendingEmail} />
            <PasswordSection email={profile.email} />
          </div>
          <div className="grid min-w-0 gap-4">
            <SessionsSection />
            <TokensSection />
            <Group title={text.closing.title}>
              <p className="-mt-2 text-sm text-ink-2">{text.closing.text}</p>
              <Button asChild variant="sec" className="sm:justify-self-start">
                <Link href="/cerrar-cuenta">{text.closing.link}</Link>
              </Button>
            </Group>
          </div>
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
