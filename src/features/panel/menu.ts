import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  CircleUser,
  CreditCard,
  House,
  Layers,
  LogOut,
  type LucideIcon,
  Megaphone,
  Package,
  ReceiptText,
  Settings,
  Store,
} from "lucide-react";
import type { PanelCopy } from "~/copy/panel";
import { HOME, isClosedWhileViewing, worksWithoutTent } from "~/domain/session/routes";

export type MenuKey = keyof PanelCopy["menu"];

export type MenuEntry = {
  key: MenuKey;
  href: string;
  icon: LucideIcon;
  /** One of the four tabs at the bottom of a phone; the other entries are in the "Más" sheet. */
  tab?: boolean;
  /** The sidebar and the sheet separate shop entries from account entries with a line. */
  group: "work" | "account";
  /** Paths of screens that belong to this entry but are not below its own path. */
  under?: readonly string[];
  /** Drawn as rows while it opens; others as cards, unless `screen-skeleton.tsx` knows them better. */
  rows?: true;
  /** Fetched ahead: its queries refresh what was fetched. Other screens take what they show from the page itself. */
  ahead?: true;
  /** Opens it after "g". */
  letter?: string;
};

/** The menu (docs/product.md#menu): the home, then the specified entries, most used first. */
const entries: readonly MenuEntry[] = [
  { key: "home", href: HOME, icon: House, tab: true, group: "work", ahead: true, letter: "i" },
  { key: "orders", href: "/pedidos", icon: ReceiptText, tab: true, group: "work", ahead: true, letter: "p" },
  { key: "products", href: "/productos", icon: Package, tab: true, group: "work", ahead: true, letter: "r" },
  { key: "categories", href: "/categorias", icon: Layers, group: "work", rows: true },
  { key: "shop", href: "/compartir", icon: Store, tab: true, group: "work", under: ["/mis-links", "/portada"] },
  { key: "stats", href: "/progreso", icon: ChartNoAxesColumn, group: "work" },
  { key: "news", href: "/novedades", icon: Megaphone, group: "work", rows: true },
  { key: "payments", href: "/pagos", icon: CreditCard, group: "account", under: ["/mercado-pago"], rows: true },
  {
    key: "settings",
    href: "/configuraciones",
    icon: Settings,
    group: "account",
    under: ["/personalizar-colores"],
    rows: true,
  },
  { key: "profile", href: "/perfil", icon: CircleUser, group: "account", under: ["/admin"] },
  { key: "support", href: "/soporte", icon: CircleQuestionMark, group: "account" },
  { key: "logout", href: "/logout", icon: LogOut, group: "account" },
];

/** Empty when no user is logged in (docs/product.md#menu). */
export function menuFor(userId: number | null | undefined): readonly MenuEntry[] {
  return userId ? entries : [];
}

/** Menu of a super-user without a shop: only site and account entries, as tabs where possible. */
export function menuWithoutTent(userId: number | null | undefined): readonly MenuEntry[] {
  return menuFor(userId)
    .filter(({ href, key }) => key === "logout" || worksWithoutTent(href, "SUPER"))
    .map((entry) => ({ ...entry, tab: entry.key !== "logout" && entry.key !== "profile" }));
}

/** Entries that a super-user viewing a shop may open; the bar above has the way out. */
export function menuWhileViewing(userId: number | null | undefined): readonly MenuEntry[] {
  return menuFor(userId).filter(({ href, key }) => key !== "logout" && !isClosedWhileViewing(href));
}

/** The menu entry of a path: the longest matching prefix. */
export function currentEntry(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const fits = (at: string) => pathname === at || pathname.startsWith(`${at}/`);
  return menu
    .filter(({ href, under = [] }) => fits(href) || under.some(fits))
    .sort((a, b) => b.href.length - a.href.length)[0];
}
