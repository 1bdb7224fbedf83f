import { UnknownCall } from "~/features/site/api-docs/unknown-call";

export default UnknownCall;
