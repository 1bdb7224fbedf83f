import "~/server/container";

import { env } from "~/env";
import { serviceContext } from "~/server/container";
import { log } from "~/server/log";
import { createRest } from "~/server/rest/adapter";
import { createCallLimits } from "~/server/rest/limits";
import { table } from "~/server/rest/table";

const makeRest = () =>
  createRest({
    rows: table,
    serviceFor: serviceContext,
    limits: createCallLimits({ address: env.API_CALLS_PER_MINUTE, token: env.API_CALLS_PER_MINUTE }),
    log: (line) => (line.code === "FORBIDDEN" ? log.warn(line) : log.info(line)),
    onError: (error, requestId) => log.error({ err: error, requestId }),
  });

let rest: ReturnType<typeof makeRest> | undefined;

/** The public API. Created on the first request, because the environment must not be read during Next's build. */
function handler(request: Request): Promise<Response> {
  rest ??= makeRest();
  return rest(request);
}

// for a method without an export Next responds with its own 405
export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
