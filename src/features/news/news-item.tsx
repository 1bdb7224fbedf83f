"use client";

import { EllipsisVertical, ExternalLink } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Tag, UnseenDot } from "~/components/ui/tag";
import { newsTexts } from "~/copy/news";
import { COUNTRIES } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import type { RouterOutputs } from "~/trpc/react";

type NewsListing = RouterOutputs["news"]["list"];
export type News = NewsListing["rows"][number];

type NewsItemProps = {
  news: News;
  list: Pick<NewsListing, "asOf" | "timeZone">;
  isNew: boolean;
  /** Only for super-users, who write the news. */
  onEdit?: () => void;
  onDelete?: () => void;
};

/** One news item in full. */
export function NewsItem({ news, list, isNew, onEdit, onDelete }: NewsItemProps) {
  const { news: copy } = useCopy(newsTexts);
  const { title, text, url, image, createdAt, countryId } = news;
  const country = onEdit && COUNTRIES.find(({ id }) => id === countryId);
  return (
    <li>
      <Group>
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-ink-2">
              {isNew ? (
                <Tag tone="pink">
                  <UnseenDot label={copy.unseen} />
                  <span aria-hidden="true">{copy.new}</span>
                </Tag>
              ) : null}
              <time dateTime={createdAt.toISOString()}>{formatWhen(createdAt, list.asOf, list.timeZone)}</time>
              {onEdit ? <Tag>{country?.name ?? copy.form.everyone}</Tag> : null}
            </p>
            <h2 className="wrap-anywhere">{title}</h2>
          </div>
          {onEdit && onDelete ? (
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <IconButton label={copy.actionsOf(title)} className="-mr-2">
                  <EllipsisVertical aria-hidden="true" />
                </IconButton>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem onSelect={onEdit}>{copy.edit}</DropdownMenuItem>
                <DropdownMenuItem tone="bad" onSelect={onDelete}>
                  {copy.delete}
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          ) : null}
        </div>
        {image ? (
          <img
            src={image.src}
            srcSet={image.srcset}
            sizes="(min-width: 720px) 680px, 100vw"
            width={image.width}
            height={image.height}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-h-96 w-full rounded-xl bg-surface-2 object-cover"
          />
        ) : null}
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        {url ? (
          <Button asChild variant="soft" className="justify-self-start max-sm:justify-self-stretch">
            <a href={url} target="_blank" rel="noopener nofollow">
              <ExternalLink aria-hidden="true" />
              {copy.more}
              <span className="sr-only">: {title}</span>
            </a>
          </Button>
        ) : null}
      </Group>
    </li>
  );
}
