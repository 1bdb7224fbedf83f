"use client";

import {
  ChevronRight,
  ExternalLink,
  Image as ImageIcon,
  LayoutTemplate,
  Link2,
  type LucideIcon,
  Printer,
} from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { List, ListRow } from "~/components/ui/list";
import { Skeleton } from "~/components/ui/skeleton";
import { composerLinkTexts } from "~/copy/composer-link";
import { linksLinkTexts } from "~/copy/links-link";
import { shareTexts } from "~/copy/share";
import { shopShareTexts } from "~/copy/shop-share";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { QrCard } from "~/features/share/qr-card";
import { ShareLinks } from "~/features/share/share-links";
import { api } from "~/trpc/react";
import { FeedCard } from "./feed-card";
import { PdfCard } from "./pdf-card";

type WayRowProps = { Icon: LucideIcon; href: string; title: string; text: string };

function WayRow({ Icon, href, title, text }: WayRowProps) {
  return (
    <ListRow
      className="relative"
      media={
        <span className="grid size-11 place-items-center rounded-xl bg-brand-soft text-brand-ink [&_svg]:size-5">
          <Icon aria-hidden="true" />
        </span>
      }
      title={
        <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      }
      meta={text}
      end={<ChevronRight aria-hidden="true" className="size-5 text-ink-2" />}
    />
  );
}

/** `/compartir`: the shop's link, QR code and other sharing options. */
export function ShareScreen() {
  const {
    tent: texts,
    composer,
    link,
    share: more,
  } = useCopy(shopShareTexts, composerLinkTexts, linksLinkTexts, shareTexts);
  const { share } = texts;
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
        <TwoColumns>
          <div className="grid gap-4">
            <ShareLinks url={tent.url} name={tent.name} primary />
            <QrCard url={tent.url} />
          </div>
          <div className="grid gap-4">
            <List>
              <WayRow Icon={LayoutTemplate} href="/portada" title={composer.title} text={composer.intro} />
              <WayRow Icon={ImageIcon} href={pictureHref({})} title={more.picture.title} text={more.picture.text} />
              <WayRow Icon={Printer} href="/compartir/cartel" title={more.poster.title} text={more.poster.text} />
              <WayRow Icon={Link2} href="/mis-links" title={link.title} text={link.intro} />
            </List>
            <PdfCard />
            <FeedCard url={tent.url} />
          </div>
        </TwoColumns>
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  );
}
