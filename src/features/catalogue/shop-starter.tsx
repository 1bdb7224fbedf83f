"use client";

import { useEffect } from "react";
import { startShop } from "./start-shop";

/** Starts the page where React runs; a still page has a script of its own for it. */
export function ShopStarter() {
  useEffect(startShop, []);
  return null;
}
