"use client";

import { useSession } from "./session-provider";

/** Completes the address of a file that the browser downloads: it names the shop that this tab shows, as calls do. */
export function useFileAddress(): (address: string) => string {
  const { tent } = useSession();
  return (address) => (tent ? `${address}${address.includes("?") ? "&" : "?"}tienda=${tent.id}` : address);
}
