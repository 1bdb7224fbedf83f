import "~/server/container";

import { termsDocument } from "../landing-document";
import { landingResponse } from "../landing-response";

export const dynamic = "force-dynamic";

export const GET = () => landingResponse(termsDocument);
