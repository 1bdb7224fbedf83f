"use client";

import { useSession } from "./session-provider";

/** Returns a function that adds this tab's shop to a download URL, as API calls do. */
export function useFileAddress(): (address: string) => string {
  const { tent } = useSession();
  return (address) => (tent ? `${address}${address.includes("?") ? "&" : "?"}tienda=${tent.id}` : address);
}
