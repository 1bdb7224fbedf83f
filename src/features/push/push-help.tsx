"use client";

import {
  Bell,
  BellOff,
  Info,
  type LucideIcon,
  Settings2,
  Share,
  ShieldCheck,
  Smartphone,
  SquarePlus,
} from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { SaveBar } from "~/components/ui/save-bar";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { pushTexts } from "~/copy/push";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";

interface Step {
  title: string;
  text: string;
}

function Steps({ title, steps, icons }: { title: string; steps: readonly Step[]; icons: readonly LucideIcon[] }) {
  return (
    <Group title={title}>
      <ol className="grid divide-y divide-line">
        {steps.map((step, at) => {
          const Icon = icons[at] ?? Info;
          return (
            <li key={step.title} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0">
                <b className="block font-semibold">{step.title}</b>
                <span className="block text-sm text-ink-2 wrap-anywhere">{step.text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Group>
  );
}

function Meanwhile() {
  const { meanwhile } = useCopy(pushTexts).push;
  return (
    <Group title={meanwhile.title}>
      <p className="-mt-2 text-sm text-ink-2">{meanwhile.text}</p>
    </Group>
  );
}

/** The person, or the browser, has forbidden notifications: how to allow them again. */
export function BlockedHelp({ recheck }: { recheck: () => boolean }) {
  const { push: copy } = useCopy(pushTexts);
  const steps = copy.blocked.steps.map((step) => ({
    ...step,
    text: fill(step.text, { host: typeof window === "undefined" ? "" : window.location.host }),
  }));
  const again = () => {
    if (!recheck()) toastFailure(copy.blocked.still);
  };
  return (
    <>
      <Banner tone="bad" role="alert" icon={<BellOff aria-hidden="true" />}>
        <b>{copy.blocked.title}</b> {copy.blocked.text}
      </Banner>
      <Steps title={copy.blocked.how} steps={steps} icons={[Settings2, ShieldCheck, Bell]} />
      <Meanwhile />
      <SaveBar
        plain
        label={copy.title}
        status={
          <>
            <b className="block text-ink">{copy.state.blocked}</b>
            {copy.state.here}
          </>
        }
      >
        <Button onClick={again}>{copy.blocked.again}</Button>
      </SaveBar>
    </>
  );
}

/** On an iPhone the panel has to be installed first. */
export function IphoneHelp() {
  const { push: copy } = useCopy(pushTexts);
  const { name: site } = useSite();
  const steps = copy.iphone.steps.map((step) => ({ ...step, title: fill(step.title, { site }) }));
  return (
    <>
      <Banner role="status">
        <b>{copy.iphone.title}</b> {copy.iphone.text}
      </Banner>
      <Steps title={copy.iphone.how} steps={steps} icons={[Share, SquarePlus, Smartphone]} />
      <OtherBrowser />
      <Meanwhile />
    </>
  );
}

/** A browser that has no notifications, such as the one inside another app. */
export function UnsupportedHelp() {
  const { push: copy } = useCopy(pushTexts);
  const { name: site } = useSite();
  return (
    <>
      <Banner role="status">
        <b>{copy.unsupported.title}</b> {fill(copy.unsupported.text, { site })}
      </Banner>
      <OtherBrowser />
      <Meanwhile />
    </>
  );
}

/** The installation has no keys. */
export function NoKeysHelp() {
  const { push: copy } = useCopy(pushTexts);
  return (
    <>
      <Banner role="status">
        <b>{copy.noKeys.title}</b> {copy.noKeys.text}
      </Banner>
      <Meanwhile />
    </>
  );
}

function OtherBrowser() {
  const { unsupported: copy } = useCopy(pushTexts).push;
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success(copy.copied);
    } catch {
      toast(window.location.href); // to be copied by hand
    }
  };
  return (
    <Group title={copy.inApp}>
      <p className="-mt-2 text-sm text-ink-2">{copy.inAppText}</p>
      <Button variant="sec" size="sm" className="justify-self-start" onClick={copyAddress}>
        {copy.copy}
      </Button>
    </Group>
  );
}
