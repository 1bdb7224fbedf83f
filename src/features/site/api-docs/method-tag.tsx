import { Tag, type TagTone } from "~/components/ui/tag";
import type { ApiMethod } from "~/domain/site/api-document";
import { cn } from "~/lib/cn";

const TONES: Record<ApiMethod, TagTone> = { get: "blue", post: "ok", put: "warn", delete: "bad" };

export function MethodTag({ method, className }: { method: ApiMethod; className?: string }) {
  return (
    <Tag tone={TONES[method]} className={cn("shrink-0 font-mono", className)}>
      {method.toUpperCase()}
    </Tag>
  );
}
