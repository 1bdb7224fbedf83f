export const dynamic = "force-static";

/** What Next sends for nothing at all. */
export default function Empty() {
  return null;
}
