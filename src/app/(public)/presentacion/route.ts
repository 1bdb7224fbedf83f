import "~/server/container";

import { landingDocument } from "../landing-document";
import { landingResponse } from "../landing-response";

export const dynamic = "force-dynamic";

/** `/` for a visitor: the edge asks for it under this path, because a merchant's `/` is the panel. */
export const GET = () => landingResponse(landingDocument);
