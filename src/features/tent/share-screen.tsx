"use client";

import { ExternalLink } from "lucide-react";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { api } from "~/trpc/react";
import { QrCard } from "./qr-card";
import { ShareLinks } from "./share-links";

/** `/compartir`: the shop's link and QR code. */
export function ShareScreen() {
  const { share } = useCopy().tent;
  const { data: tent } = api.tent.mine.useQuery();
  return (
    <>
      <PageHeader
        title={share.title}
        actions={
          tent ? (
            <Button asChild variant="sec" size="sm">
              <a href={tent.url} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                {share.open}
              </a>
            </Button>
          ) : null
        }
      />
      {tent ? (
        <TwoColumns className="md:grid-cols-2">
          <ShareLinks url={tent.url} name={tent.name} primary />
          <QrCard url={tent.url} />
        </TwoColumns>
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  );
}
