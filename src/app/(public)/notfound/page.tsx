import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { copyFor } from "~/copy/copy";

export const metadata: Metadata = { title: copyFor(null).errorsPage.notFound.heading };

/** Where a shop that does not exist leads (spec §8). */
export default function NotFoundPage(): never {
  notFound();
}
