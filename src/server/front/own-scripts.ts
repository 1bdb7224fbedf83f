import type { ServerResponse } from "node:http";
import { SCRIPT_SOURCES } from "~/domain/catalogue/script-sources";
import type { HeaderPair } from "./kept-page";

/** For an answer that is still to come: when it says which scripts are in its text, its policy allows those alone. */
export function allowOwnScripts(response: ServerResponse, securityWith: (scripts: string) => HeaderPair[]): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== SCRIPT_SOURCES) return setHeader(name, value);
    for (const [of, what] of securityWith(String(value))) setHeader(of, what);
    return response;
  };
}
