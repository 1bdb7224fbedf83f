"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Wording } from "~/domain/tent/countries";
import { storeTimeZone, storeWording } from "./visitor-cookies";
import { WordingChoice } from "./wording-choice";

/**
 * For public pages: stores the browser's time zone for the server, which takes effect from the next page on, and lets
 * visitors choose the wording. Account holders get the wording of their country.
 */
export function VisitorWordingProvider({
  chosenByVisitor,
  children,
}: {
  chosenByVisitor: boolean;
  children: React.ReactNode;
}) {
  const router = useRouter();
  useEffect(storeTimeZone, []);
  const choose = (wording: Wording) => {
    storeWording(wording);
    router.refresh(); // a refresh keeps the input of the page's form
  };
  return <WordingChoice value={chosenByVisitor ? choose : null}>{children}</WordingChoice>;
}
