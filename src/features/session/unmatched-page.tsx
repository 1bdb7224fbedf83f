"use client";

import { useEffect, useState } from "react";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "./error-page";

/** The error page of an address that is no route: it names the path, which only the browser knows here (spec §2). */
export function UnmatchedPage() {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(window.location.pathname), []);
  return <ErrorPage view={errorView({ status: 404, path })} />;
}
