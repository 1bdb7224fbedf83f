import "~/server/container";

import { redirect } from "next/navigation";
import { HOME } from "~/domain/session/routes";
import { env } from "~/env";
import { loadPerson } from "~/server/auth/load-person";
import { visitorCountry } from "~/server/site/wording";
import { entranceResponse } from "../entrance-response";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  if (await loadPerson()) redirect(HOME);
  return entranceResponse({
    name: "registration",
    trialDays: env.FREE_TRIAL_DAYS,
    countryId: await visitorCountry(),
  });
}

/** The form, sent before its script ran: by POST, so that no address has the password. */
export const POST = GET;
