"use client";

import { Bell, BellRing, Check, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { LogoMark } from "~/components/ui/logo-mark";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { pushTexts } from "~/copy/push";
import { tentTexts } from "~/copy/tent";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { useInstallOffer } from "./install-offer";
import { storeChoice } from "./push-choice";
import { PushDeviceList } from "./push-devices";
import { BlockedHelp, IphoneHelp, NoKeysHelp, UnsupportedHelp } from "./push-help";
import { PushKinds } from "./push-kinds";
import { PushNights } from "./push-nights";
import { isInstalled } from "./subscription-fields";
import { type PushState, usePush } from "./use-push";

type StepState = "done" | "now" | "later";

function Step({
  number,
  state,
  title,
  text,
  children,
}: {
  number: number;
  state: StepState;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] items-start gap-3 py-3.5 first:pt-0 last:pb-0">
      <span
        className={cn(
          "grid size-[2rem] place-items-center rounded-full border-2 text-sm font-bold",
          state === "done" && "border-ok bg-ok-soft text-ok",
          state === "now" && "border-brand bg-brand text-on-brand",
          state === "later" && "border-line-strong text-ink-2",
        )}
      >
        {state === "done" ? <Check aria-hidden="true" className="size-4" /> : number}
      </span>
      <span className="grid min-w-0 gap-2">
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="block text-sm text-ink-2">{text}</span>
        </span>
        {children}
      </span>
    </li>
  );
}

/** What a notification looks like. */
function Example({ title, text }: { title: string; text: string }) {
  const { example } = useCopy(pushTexts).push;
  const { tent } = useSession();
  const { name } = useSite();
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 rounded-[20px] border border-line bg-surface px-3.5 py-3 shadow-2">
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-[10px] border border-line bg-white">
        <LogoMark className="size-6" />
      </span>
      <span className="min-w-0">
        <small className="flex justify-between gap-2 text-sm text-ink-2">
          <span className="truncate">{tent?.name ?? name}</span>
          <span>{example.now}</span>
        </small>
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
    </div>
  );
}

/** The two steps before this device gets anything, with the one button that does the next. */
function TurnOn({ activate }: { activate: () => Promise<unknown> }) {
  const { push: copy } = useCopy(pushTexts);
  const { name } = useSite();
  const install = useInstallOffer();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const installed = isInstalled();
  const run = async () => {
    setBusy(true);
    try {
      await activate();
    } catch {
      toastFailure(copy.failed);
    } finally {
      setBusy(false);
    }
  };
  const begin = () => (Notification.permission === "default" ? setAsking(true) : void run());
  const offersInstall = installed || install !== null;
  return (
    <>
      <Group>
        <ol className="grid divide-y divide-line">
          {offersInstall ? (
            <Step
              number={1}
              state={installed ? "done" : "later"}
              title={fill(installed ? copy.install.done : copy.install.title, { site: name })}
              text={installed ? copy.install.doneText : copy.install.text}
            >
              {install ? (
                <Button variant="sec" size="sm" className="justify-self-start" onClick={install}>
                  <Download aria-hidden="true" />
                  {copy.install.action}
                </Button>
              ) : null}
            </Step>
          ) : null}
          <Step number={offersInstall ? 2 : 1} state="now" title={copy.allow.title} text={copy.allow.text} />
        </ol>
      </Group>
      <SaveBar
        plain
        label={copy.title}
        status={
          <>
            <b className="block text-ink">{copy.state.off}</b>
            {copy.state.here}
          </>
        }
      >
        <Button loading={busy} onClick={begin}>
          <BellRing aria-hidden="true" />
          {copy.activate}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.ask.title}
        text={copy.ask.text}
        confirmLabel={copy.ask.confirm}
        cancelLabel={copy.ask.later}
        onConfirm={run}
      >
        <div aria-hidden="true" className="grid gap-3 rounded-xl bg-surface-2 p-4 text-sm">
          <p className="flex items-center gap-2">
            <Bell className="size-5 shrink-0" />
            {fill(copy.ask.question, { site: name })}
          </p>
          <p className="grid grid-cols-2 gap-2 text-center font-semibold *:rounded-full *:px-3 *:py-2">
            <span className="bg-surface text-ink-2">{copy.ask.no}</span>
            <span className="bg-brand-soft text-brand-ink outline-3 -outline-offset-1 outline-accent">
              {copy.ask.yes}
            </span>
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}

/** This device gets them. `tried`: a message was sent just now, and the person has not answered yet. */
function TurnedOn({ tried, onAnswer }: { tried: boolean; onAnswer: () => void }) {
  const { active: copy, test, example } = useCopy(pushTexts).push;
  const [missing, setMissing] = useState(false);
  return (
    <Group>
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-ok-soft text-ok">
          <BellRing aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <h2>{copy.title}</h2>
          <p className="text-sm text-ink-2" role="status">
            {tried ? copy.tried : copy.text}
          </p>
        </div>
      </div>
      {tried ? (
        <>
          <Example title={test.title} text={test.body} />
          <div className="flex gap-2">
            <Button className="flex-1" onClick={onAnswer}>
              {copy.yes}
            </Button>
            <Button variant="sec" className="flex-1" onClick={() => setMissing(true)}>
              {copy.no}
            </Button>
          </div>
        </>
      ) : (
        <Example title={example.order} text={example.text} />
      )}
      {missing ? (
        <Banner tone="warn" role="status">
          {copy.notArrived}
        </Banner>
      ) : null}
    </Group>
  );
}

/** `/configuraciones/avisos`: whether this device gets push notifications, and which others do. */
export function PushScreen() {
  const copy = useCopy(pushTexts, tentTexts);
  const { user } = useSession();
  const { data } = api.push.devices.useQuery();
  const attempt = api.push.try.useMutation({ meta: { ignoreErrors: true } });
  const [tried, setTried] = useState(false);
  const { state, recheck, activate } = usePush({
    userId: user.id,
    publicKey: data?.publicKey ?? null,
    current: data?.devices.some(({ current }) => current) ?? false,
  });
  const turnOn = async () => {
    const id = await activate();
    if (id === null) return;
    setTried(true);
    attempt.mutate({ id });
  };
  const parts: Record<PushState, ReactNode> = {
    reading: <Skeleton className="h-44" />,
    off: <TurnOn activate={turnOn} />,
    on: <TurnedOn tried={tried} onAnswer={() => setTried(false)} />,
    blocked: <BlockedHelp recheck={recheck} />,
    install: <IphoneHelp />,
    unsupported: <UnsupportedHelp />,
    noKeys: <NoKeysHelp />,
  };
  const { example, title } = copy.push;
  const devices =
    data && data.devices.length > 0 ? (
      <PushDeviceList data={data} onRemoved={({ current }) => current && storeChoice(user.id, false)} />
    ) : null;
  const isOn = state === "on";
  return (
    <>
      <PageHeader title={title} back={{ href: "/configuraciones", label: copy.tent.settings.title }} />
      <TwoColumns className={cn(["reading", "off", "on"].includes(state) && "max-sm:-mt-4")}>
        <div className="grid min-w-0 gap-4">
          {data ? parts[state] : parts.reading}
          {data && (state === "off" || state === "on") ? (
            <>
              <PushKinds kinds={data.kinds} />
              <PushNights quiet={data.quietNights} />
            </>
          ) : null}
          {isOn ? null : devices}
        </div>
        {isOn ? (
          <aside className="grid min-w-0 gap-4">{devices}</aside>
        ) : (
          <aside className="hidden min-w-0 gap-2 md:grid">
            <h2>{example.title}</h2>
            <Example title={example.order} text={example.text} />
          </aside>
        )}
      </TwoColumns>
    </>
  );
}
