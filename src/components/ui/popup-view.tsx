"use client";

import { CircleAlert, CircleCheck, Info, MailQuestionMark, TriangleAlert } from "lucide-react";
import * as AlertDialog from "radix-ui/alert-dialog";
import { type ReactNode, useRef } from "react";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { useReturnFocus } from "~/lib/use-return-focus";
import { Button } from "./button";
import { panelClass, scrimClass } from "./dialog-look";

type PopupTone = "bad" | "warn" | "ok" | "info" | "mail";

type PopupAction = {
  label: string;
  /** The first solid one gets the focus. */
  variant?: "solid" | "sec" | "txt" | "bad";
  onSelect?: () => void;
  /** For an action that is a link, such as one to support. */
  href?: string;
  icon?: ReactNode;
};

export type PopupProps = {
  open: boolean;
  tone: PopupTone;
  title: string;
  /** The literal error message in a box, one line per entry. */
  message?: string[];
  text?: ReactNode;
  actions: PopupAction[];
  /** Called on Escape and Back; without it the popup only closes by its buttons. */
  onDismiss?: () => void;
};

const tones = {
  bad: { Icon: CircleAlert, look: "bg-bad-soft text-bad" },
  warn: { Icon: TriangleAlert, look: "bg-warn-soft text-warn" },
  ok: { Icon: CircleCheck, look: "bg-ok-soft text-ok" },
  info: { Icon: Info, look: "bg-brand-soft text-brand-ink" },
  mail: { Icon: MailQuestionMark, look: "bg-warn-soft text-warn" },
} as const;

/** Icon, title, message and a focused solid button. Errors are centred; questions are bottom sheets on a phone. */
export function PopupView({ open, tone, title, message, text, actions, onDismiss }: PopupProps) {
  const first = useRef<HTMLButtonElement>(null);
  const focus = useReturnFocus();
  useCloseOnBack(open, () => onDismiss?.());
  const { Icon, look } = tones[tone];
  const question = actions.length === 2 && actions.every((action) => action.variant !== "txt");
  const mainIndex = Math.max(
    0,
    actions.findIndex((action) => (action.variant ?? "solid") === "solid"),
  );
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass} />
        <AlertDialog.Content
          {...(text || message ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.remember();
            first.current?.focus({ focusVisible: true } as FocusOptions);
          }}
          onCloseAutoFocus={focus.giveBack}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onDismiss?.();
          }}
          className={cn(
            panelClass,
            question
              ? ""
              : "max-sm:inset-y-0 max-sm:my-auto max-sm:h-fit max-sm:max-w-[calc(100%-32px)] max-sm:rounded-3xl max-sm:data-[state=open]:animate-fade-in",
          )}
        >
          <span className={cn("grid size-14 place-items-center rounded-full", look)}>
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <AlertDialog.Title className="text-2xl font-bold">{title}</AlertDialog.Title>
          {text || message ? (
            <AlertDialog.Description asChild>
              <div className="grid gap-4">
                {message ? (
                  <div className="rounded-xl bg-surface-2 px-3.5 py-3 font-mono text-sm leading-5.5 wrap-anywhere">
                    {message.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                ) : null}
                {text ? <div>{text}</div> : null}
              </div>
            </AlertDialog.Description>
          ) : null}
          <div className={question ? "grid grid-cols-2 gap-3" : "grid gap-2"}>
            {actions.map((action, index) =>
              action.href ? (
                <Button key={action.label} asChild variant={action.variant} block>
                  <a href={action.href} target="_blank" rel="noopener">
                    {action.icon}
                    {action.label}
                  </a>
                </Button>
              ) : (
                <Button
                  key={action.label}
                  ref={index === mainIndex ? first : undefined}
                  variant={action.variant}
                  block
                  onClick={action.onSelect}
                >
                  {action.icon}
                  {action.label}
                </Button>
              ),
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
