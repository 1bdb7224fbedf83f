"use client";

import { keepPreviousData } from "@tanstack/react-query";
import {
  ArrowUpDown,
  BadgePercent,
  ClipboardCopy,
  FileUp,
  Keyboard,
  type LucideIcon,
  Plus,
  ReceiptText,
  Settings,
  Share2,
  Users,
} from "lucide-react";
import { fill } from "~/copy/fill";
import { keysTexts } from "~/copy/keys";
import { panelTexts } from "~/copy/panel";
import { productTexts } from "~/copy/product";
import { tentTexts } from "~/copy/tent";
import { pictureHref } from "~/domain/catalogue/share-picture/picture-href";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { listingHref } from "~/domain/product/crud/listing";
import { imageUrl } from "~/domain/product/images/image";
import { priceHref, readPriceParams } from "~/domain/product/prices/price-address";
import { priceListHref } from "~/domain/product/prices/price-list";
import { SETTINGS_SCREENS, settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useRested } from "~/features/app-context/use-rested";
import { api } from "~/trpc/react";
import type { MenuEntry } from "../menu";
import { isMatch } from "./match";

/** Of products and of orders each; the lists themselves show the rest. */
const FOUND = 5;
/** The search also reads codes and descriptions; names come first here. */
const LOOKED_AT = 20;
const REST_MS = 150;

export interface PaletteItem {
  id: string;
  label: string;
  meta?: string;
  icon?: LucideIcon;
  image?: string;
  /** Without one the item opens the list of keys. */
  href?: string;
}

type PaletteGroup = { key: "products" | "orders" | "actions" | "screens"; items: PaletteItem[] };

/** The rows whose name has the words, then the others. */
function foundFirst<Row extends { name: string }>(rows: readonly Row[], typed: string): Row[] {
  const others = rows.filter(({ name }) => !isMatch(name, typed));
  return [...rows.filter(({ name }) => isMatch(name, typed)), ...others].slice(0, FOUND);
}

/** What the palette offers for the typed words: found products and orders, then actions and screens. */
export function usePaletteItems(menu: readonly MenuEntry[], hasShop: boolean, typed: string, open: boolean) {
  const { keys, panel, product: productCopy, tent } = useCopy(keysTexts, panelTexts, productTexts, tentTexts);
  const copy = keys.palette;
  const money = useMoney();
  const search = useRested(typed.trim(), REST_MS);
  const enabled = open && hasShop && search.length > 1;
  const quiet = { enabled, placeholderData: keepPreviousData, retry: false, meta: { ignoreErrors: true } } as const;
  const products = api.product.list.useQuery({ search: search.slice(0, MAX_QUERY), size: LOOKED_AT }, quiet);
  const orders = api.order.list.useQuery(
    { search: search.slice(0, ORDER_LIMITS.search), filter: null, from: null, until: null, page: 1 },
    quiet,
  );
  const categories = api.category.list.useQuery(undefined, { enabled: open && hasShop, meta: { ignoreErrors: true } });

  const shown = (items: PaletteItem[]) => items.filter(({ label }) => isMatch(label, typed));
  const menuHas = (path: string) => hasShop && menu.some(({ href }) => href === path);
  const plainPrices = readPriceParams(new URLSearchParams());
  const productActions: PaletteItem[] = [
    { id: "new-product", label: copy.actions.newProduct, icon: Plus, href: "/productos/cargar-producto" },
    { id: "new-order", label: copy.actions.newOrder, icon: Plus, href: "/pedidos/nuevo" },
    { id: "prices", label: copy.actions.prices, icon: BadgePercent, href: priceHref(plainPrices) },
    { id: "import", label: copy.actions.import, icon: FileUp, href: "/productos/importar" },
    { id: "order", label: copy.actions.order, icon: ArrowUpDown, href: listingHref("all") },
    {
      id: "price-list",
      label: copy.actions.priceList,
      icon: ClipboardCopy,
      href: priceListHref({ categoryId: null, offersOnly: false }),
    },
  ];
  const ofCategories = (categories.data?.categories ?? []).map(
    ({ id, name }): PaletteItem => ({
      id: `prices-${id}`,
      label: copy.actions.pricesOf(name),
      icon: BadgePercent,
      href: priceHref({ ...plainPrices, kind: "categories", categoryIds: [id] }),
    }),
  );
  const named = enabled
    ? foundFirst(products.data?.rows ?? [], search).filter(({ name }) => isMatch(name, typed))[0]
    : null;
  const picture: PaletteItem[] = named
    ? [
        {
          id: "picture",
          label: copy.actions.pictureOf(named.name),
          icon: Share2,
          href: pictureHref({ productIds: [named.id] }),
        },
      ]
    : [];
  const keyList: PaletteItem = { id: "keys", label: copy.actions.keys, icon: Keyboard };
  const screens: PaletteItem[] = menu
    .filter(({ key }) => key !== "logout")
    .map(({ key, href, icon }) => ({ id: `screen-${key}`, label: panel.menu[key], href, icon }));
  const sections: PaletteItem[] = [
    { id: "customers", label: copy.customers, icon: Users, href: "/pedidos/clientes" },
    ...SETTINGS_SCREENS.map((screen) => ({
      id: `setting-${screen}`,
      label: copy.setting(tent.settings.screens[screen]),
      icon: Settings,
      href: settingsPath(screen),
    })),
  ];
  const isTyped = typed.trim() !== "";
  const groups: PaletteGroup[] = [
    {
      key: "products",
      items: enabled
        ? foundFirst(products.data?.rows ?? [], search).map((row) => {
            const low = row.span?.low ?? row.price;
            const left = row.soldOut
              ? productCopy.left.none
              : row.left === null
                ? null
                : fill(productCopy.left.many, { n: formatQuantity(row.left, row.unit, money) });
            return {
              id: `product-${row.id}`,
              label: row.name,
              meta: [low === null ? productCopy.toConsult : formatPrice(low, money), left?.toLowerCase()]
                .filter(Boolean)
                .join(" · "),
              image: row.image ? imageUrl(row.image, 160) : "/storage/images/app/no-photo.jpg",
              href: `/productos/${row.id}`,
            };
          })
        : [],
    },
    {
      key: "orders",
      items: enabled
        ? (orders.data?.rows ?? []).slice(0, FOUND).map((row) => ({
            id: `order-${row.number}`,
            label: copy.orderTitle(row.number, row.customerName),
            meta: formatPrice(row.total, money),
            icon: ReceiptText,
            href: `/pedidos/${row.number}`,
          }))
        : [],
    },
    {
      key: "actions",
      items: [
        ...(menuHas("/productos")
          ? shown(isTyped ? [...productActions, ...ofCategories, ...picture] : productActions)
          : []),
        ...shown([keyList]),
      ],
    },
    { key: "screens", items: shown(isTyped && menuHas("/configuraciones") ? [...screens, ...sections] : screens) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    searching: enabled && (products.isFetching || orders.isFetching),
    failed: enabled && (products.isError || orders.isError),
  };
}
