import { Globe, Home, LayoutGrid, type LucideIcon, Mail, Phone } from "lucide-react";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { type LinkKind, linkKind } from "~/domain/link/target";

const ICONS: Partial<Record<LinkKind, LucideIcon>> = { home: Home, grid: LayoutGrid, mail: Mail, phone: Phone };

// The same paths as on the public page (Lucide, ISC): its React package has no brand icons.
const STROKES: Partial<Record<LinkKind, string>> = {
  ig: "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37zM17.5 6.5h.01",
  fb: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
};

/** Icon for a link's target. */
export function LinkIcon({ link }: { link: { code: string | null; url: string | null } }) {
  const kind = linkKind(link);
  if (kind === "wa") return <WhatsappMark />;
  const stroke = STROKES[kind];
  if (stroke) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={stroke} />
      </svg>
    );
  }
  const Icon = ICONS[kind] ?? Globe;
  return <Icon aria-hidden="true" />;
}
