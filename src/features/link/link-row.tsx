"use client";

import { ArrowDown, ArrowUp, EyeOff, Pause, Pencil } from "lucide-react";
import Link from "next/link";
import { IconButton } from "~/components/ui/icon-button";
import { DragHandle, useSortableItem } from "~/components/ui/sortable";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import type { linkCopy } from "~/copy/link";
import { linkTexts } from "~/copy/link";
import { isBuiltInCode, shortAddress } from "~/domain/link/target";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { PendingTag } from "~/features/outbox/pending-tag";
import { LinkIcon } from "~/features/share/link-icon";
import { cn } from "~/lib/cn";
import type { LinkItem } from "./use-link-changes";

function clicksText(copy: typeof linkCopy, clicks: number, numbers: NumberFormat): string {
  if (clicks === 0) return copy.none;
  return clicks === 1 ? copy.oneClick : fill(copy.clicks, { n: formatAmount(clicks, numbers) });
}

type LinkRowProps = {
  link: LinkItem & { pending?: boolean };
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onPause: (paused: boolean) => void;
  onEdit: () => void;
};

/** One link: target, clicks, visibility and position. */
export function EditableLinkRow({ link, first, last, onMove, onPause, onEdit }: LinkRowProps) {
  const { link: copy } = useCopy(linkTexts);
  const { item, handle, dragging } = useSortableItem(link.id);
  const { code, name, url, paused } = link;
  return (
    <li
      {...item}
      className={cn(
        "relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-1 py-1 pr-2 pl-1 lg:py-2 lg:pr-3 lg:pl-2",
        dragging && "z-1 bg-surface shadow-3",
      )}
    >
      <DragHandle label={fill(copy.drag, { name })} {...handle} />
      <div className="min-w-0 py-1">
        <p
          className={cn(
            "flex gap-2 leading-5 font-semibold [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2",
            paused && "text-ink-2",
          )}
        >
          <LinkIcon link={link} />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
        </p>
        {url === null && isBuiltInCode(code) ? (
          <p className="text-sm text-ink-2">{copy.missing[code]}</p>
        ) : (
          <p className="truncate text-sm text-ink-2">{shortAddress(url ?? "")}</p>
        )}
      </div>
      <IconButton label={fill(copy.edit, { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3">
        <Switch
          label={copy.visible}
          aria-label={fill(copy.visibleOf, { name })}
          checked={!paused}
          onChange={(event) => onPause(!event.target.checked)}
        />
        {link.pending ? <PendingTag /> : <StateOf link={link} />}
        <span className="ml-auto flex">
          <IconButton label={fill(copy.moveUp, { name })} disabled={first} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={fill(copy.moveDown, { name })} disabled={last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {url === null ? (
        <Link
          href={settingsPath("contacto")}
          className="col-span-2 col-start-2 inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-brand-ink"
        >
          {copy.fillIn}
        </Link>
      ) : null}
    </li>
  );
}

/** State of a link: hidden, or its number of clicks. */
function StateOf({ link: { url, paused, clicks } }: { link: LinkItem }) {
  const { link: copy } = useCopy(linkTexts);
  const money = useMoney();
  if (paused) {
    return (
      <Tag tone="warn">
        <Pause aria-hidden="true" />
        {copy.paused}
      </Tag>
    );
  }
  if (url === null) {
    return (
      <Tag>
        <EyeOff aria-hidden="true" />
        {copy.hidden}
      </Tag>
    );
  }
  return <span className="text-sm text-ink-2">{clicksText(copy, clicks, money)}</span>;
}
