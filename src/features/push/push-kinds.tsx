"use client";

import { List, ListRow } from "~/components/ui/list";
import { Switch } from "~/components/ui/switch";
import { pushTexts } from "~/copy/push";
import type { PushKindForm } from "~/domain/push/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";

/** What the person's devices are told about. */
export function PushKinds({ kinds }: { kinds: readonly PushKindForm[] }) {
  const { kinds: copy } = useCopy(pushTexts).push;
  const utils = api.useUtils();
  const set = api.push.setKind.useMutation({
    // shown at once, and read again whatever comes of it
    onMutate: ({ kind, on }) =>
      utils.push.devices.setData(
        undefined,
        (data) => data && { ...data, kinds: data.kinds.map((one) => (one.kind === kind ? { kind, on } : one)) },
      ),
    onSettled: () => utils.push.devices.invalidate(),
  });
  return (
    <section aria-labelledby="push-kinds" className="grid gap-3">
      <h2 id="push-kinds">{copy.title}</h2>
      <List>
        {kinds.map(({ kind, on }) => (
          <ListRow
            key={kind}
            title={copy[kind].title}
            meta={copy[kind].text}
            end={
              <Switch
                aria-label={copy[kind].title}
                checked={on}
                onChange={({ target }) => set.mutate({ kind, on: target.checked })}
              />
            }
          />
        ))}
      </List>
    </section>
  );
}
