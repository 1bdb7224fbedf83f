"use client";

import { Laptop, Send, Smartphone, Trash2 } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { pushTexts } from "~/copy/push";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useSite } from "~/features/app-context/site-provider";
import { api, type RouterOutputs } from "~/trpc/react";

type Devices = RouterOutputs["push"]["devices"];
type Device = Devices["devices"][number];

/** The devices that get push messages, to try out or to remove. */
export function PushDeviceList({ data, onRemoved }: { data: Devices; onRemoved: (device: Device) => void }) {
  const copy = useCopy(pushTexts);
  const text = copy.push.devices;
  const site = useSite().name;
  const utils = api.useUtils();
  const attempt = api.push.try.useMutation();
  const remove = api.push.remove.useMutation({ onSettled: () => utils.push.devices.invalidate() });
  const when = (date: Date) => formatWhen(date, data.asOf, data.timeZone).toLowerCase();
  const nameOf = ({ device: { browser, system } }: Device) =>
    browser && system ? fill(text.name, { browser, system }) : (browser ?? system ?? text.unknown);
  const failing = data.devices.filter(({ failingSince }) => failingSince !== null);
  return (
    <section aria-labelledby="push-devices" className="grid gap-3">
      <h2 id="push-devices">{text.title}</h2>
      {data.devices.length === 0 ? (
        <p className="text-sm text-ink-2">{text.none}</p>
      ) : (
        <List>
          {data.devices.map((device) => {
            const name = nameOf(device);
            const Icon = device.device.phone ? Smartphone : Laptop;
            const facts = [
              fill(text.since, { when: when(device.createdAt) }),
              device.installed ? text.installed : null,
              device.deliveredAt ? fill(text.delivered, { when: when(device.deliveredAt) }) : text.never,
            ];
            return (
              <ListRow
                key={device.id}
                media={
                  <span className="grid size-11 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
                    <Icon aria-hidden="true" className="size-5" />
                  </span>
                }
                title={
                  <span className="flex flex-wrap items-center gap-x-2">
                    {name}
                    {device.current ? <Tag tone="ok">{text.here}</Tag> : null}
                  </span>
                }
                meta={
                  device.failingSince ? (
                    <span className="font-semibold text-bad">
                      {fill(text.failing, { when: when(device.failingSince) })}
                    </span>
                  ) : (
                    facts.filter(Boolean).join(" · ")
                  )
                }
                end={
                  <>
                    <IconButton
                      label={fill(text.try, { name })}
                      disabled={attempt.isPending}
                      onClick={() =>
                        attempt.mutate(
                          { id: device.id },
                          { onSuccess: () => toast.success(fill(text.tried, { name })) },
                        )
                      }
                    >
                      <Send aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={fill(text.remove, { name })}
                      disabled={remove.isPending}
                      onClick={() =>
                        remove.mutate(
                          { id: device.id },
                          {
                            onSuccess: () => {
                              onRemoved(device);
                              toast.success(fill(text.removed, { name }));
                            },
                          },
                        )
                      }
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </>
                }
              />
            );
          })}
        </List>
      )}
      {failing.length > 0 ? <Banner tone="warn">{fill(text.failingText, { site })}</Banner> : null}
      <p className="text-sm text-ink-2">{text.leave}</p>
    </section>
  );
}
