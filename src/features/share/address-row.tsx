import { Copy as CopyIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { toast } from "~/components/ui/toast";
import { toastFailure } from "~/components/ui/toast-failure";

/** Copies a text to the clipboard and shows a toast with the outcome. */
export async function copyAndSay(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toastFailure(failed);
  }
}

interface AddressRowProps {
  url: string;
  texts: { copy: string; copied: string; copyFailed: string };
  primary?: boolean;
  /** Content between the URL and its button. */
  children?: ReactNode;
}

/** A public URL with buttons to open and copy it. */
export function AddressRow({ url, texts, primary, children }: AddressRowProps) {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="flex min-h-12 min-w-[min(100%,15rem)] flex-1 items-center py-2 rounded-xl border border-line-strong bg-surface px-3.5 font-semibold text-ink no-underline"
      >
        <span className="wrap-anywhere">{url.replace(/^https?:\/\//, "")}</span>
      </a>
      {children}
      <Button
        variant={primary ? "solid" : "sec"}
        className="max-sm:flex-1"
        onClick={() => copyAndSay(url, texts.copied, texts.copyFailed)}
      >
        <CopyIcon aria-hidden="true" />
        {texts.copy}
      </Button>
    </div>
  );
}
