"use client";

import { Moon } from "lucide-react";
import { List, ListRow } from "~/components/ui/list";
import { Switch } from "~/components/ui/switch";
import { pushTexts } from "~/copy/push";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";

/** Whether the messages of the night arrive without sound. */
export function PushNights({ quiet }: { quiet: boolean }) {
  const { quietNights: copy } = useCopy(pushTexts).push;
  const utils = api.useUtils();
  const set = api.push.setQuietNights.useMutation({
    // shown at once, and read again whatever comes of it
    onMutate: ({ on }) => utils.push.devices.setData(undefined, (data) => data && { ...data, quietNights: on }),
    onSettled: () => utils.push.devices.invalidate(),
  });
  return (
    <List>
      <ListRow
        media={
          <span className="grid size-11 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
            <Moon aria-hidden="true" className="size-5" />
          </span>
        }
        title={copy.title}
        meta={copy.text}
        end={
          <Switch
            aria-label={copy.title}
            checked={quiet}
            onChange={({ target }) => set.mutate({ on: target.checked })}
          />
        }
      />
    </List>
  );
}
