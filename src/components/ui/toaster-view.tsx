"use client";

import { CircleAlert, CircleCheck, Info, LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { interaction } from "~/lib/interaction";
import { showToastsWith } from "./toast";
import { ToastFocus } from "./toast-focus";

/** They stack above the bars of the screen (`--toasts` in panel.css), and each can be closed. */
export function ToasterView({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => showToastsWith(toast), []);
  return (
    <ToastFocus>
      <Sonner
        position="bottom-right"
        duration={interaction.snackbarMs}
        containerAriaLabel={label}
        offset={{ bottom: "var(--toasts)", right: 24 }}
        mobileOffset={{ bottom: "var(--toasts)", left: 0, right: 0 }}
        closeButton
        expand
        swipeDirections={["right", "bottom"]}
        visibleToasts={3}
        className="z-toast print:hidden"
        style={{ "--width": `${interaction.toastWidth}px` } as React.CSSProperties}
        icons={{
          success: <CircleCheck aria-hidden="true" className="size-5" />,
          error: <CircleAlert aria-hidden="true" className="size-5" />,
          warning: <CircleAlert aria-hidden="true" className="size-5" />,
          info: <Info aria-hidden="true" className="size-5" />,
          loading: <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast:
              "flex min-h-14 w-full max-w-[min(var(--width),calc(100vw-24px))] items-center gap-3 rounded-xl bg-toast py-1.5 pr-1 pl-4 text-md font-medium text-on-toast shadow-3 max-sm:mx-auto font-sans",
            content: "min-w-0 flex-1 py-2",
            description: "text-sm font-normal opacity-90",
            actionButton:
              "min-h-11 shrink-0 rounded-lg px-3 font-bold text-toast-link focus-visible:outline-toast-link",
            closeButton:
              "order-last -ml-2 grid size-11 shrink-0 place-items-center rounded-lg focus-visible:outline-toast-link [&>svg]:size-4.5",
            cancelButton: "min-h-11 shrink-0 rounded-lg px-3 font-medium focus-visible:outline-toast-link",
          },
        }}
      />
    </ToastFocus>
  );
}
