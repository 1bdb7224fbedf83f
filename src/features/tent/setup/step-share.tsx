"use client";

import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import { tentTexts } from "~/copy/tent";
import { HOME } from "~/domain/session/routes";
import { useCopy } from "~/features/app-context/copy-provider";
import { QrCard } from "~/features/share/qr-card";
import { ShareLinks } from "~/features/share/share-links";
import { api } from "~/trpc/react";
import { SetupPage } from "./setup-page";

/** `/bienvenida/paso-4`: the live shop, its link and QR code. Opening it completes the onboarding. */
export function StepShare() {
  const { setup } = useCopy(tentTexts).tent;
  const router = useRouter();
  const utils = api.useUtils();
  const { data: tent } = api.tent.mine.useQuery();
  const { mutate: finish } = api.tent.finishSetup.useMutation({
    onSuccess: () => Promise.all([utils.tent.progress.invalidate(), utils.session.me.invalidate()]),
  });
  const tentId = tent?.id;
  useEffect(() => {
    if (tentId !== undefined) finish();
  }, [tentId, finish]);

  if (!tent) return <Skeleton className="mx-auto h-96 max-w-160" />;
  return (
    <SetupPage
      step={4}
      title={setup.four.title}
      text={setup.four.text}
      actions={
        <>
          <Button variant="sec" onClick={() => router.push(HOME)}>
            {setup.four.done}
          </Button>
          <Button asChild>
            <a href={tent.url} target="_blank" rel="noopener">
              <ExternalLink aria-hidden="true" />
              {setup.four.open}
            </a>
          </Button>
        </>
      }
    >
      <ShareLinks url={tent.url} name={tent.name} />
      <QrCard url={tent.url} />
    </SetupPage>
  );
}
