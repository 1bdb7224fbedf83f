"use client";

import { useEffect, useRef } from "react";
import { api, type RouterOutputs } from "~/trpc/react";

export type CurrentImport = NonNullable<RouterOutputs["product"]["import"]["current"]>;
export type ImportPreviewOutput = RouterOutputs["product"]["import"]["preview"];
export type PreviewProduct = ImportPreviewOutput["products"][number];

/** Whether the import is being taken back. */
export function isBeingUndone(current: CurrentImport | null | undefined): boolean {
  return current?.undo === "WAITING" || current?.undo === "RUNNING";
}

export function isUnderWay(current: CurrentImport | null | undefined): boolean {
  return current?.state === "WAITING" || current?.state === "RUNNING" || isBeingUndone(current);
}

const LOOK_MS = 1_000;

/** Where a device keeps the id of the ended import whose outcome was seen on it. */
export const SEEN_IMPORT = "import-seen";

/** The shop's current import, polled every second while it runs; refreshes the lists when it ends. */
export function useCurrentImport() {
  const utils = api.useUtils();
  const query = api.product.import.current.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_MS : false),
  });
  const running = isUnderWay(query.data);
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running)
      void Promise.all([
        utils.product.list.invalidate(),
        utils.category.list.invalidate(),
        utils.product.import.past.invalidate(),
      ]);
    before.current = running;
  }, [running, utils]);
  return query;
}

/** Reads imports again after a call about one. If that failed, it has ended or changed meanwhile, which is shown then. */
export function useSettle() {
  const utils = api.useUtils();
  return async (call: Promise<unknown>) => {
    await call.catch(() => undefined);
    await utils.product.import.invalidate();
  };
}
