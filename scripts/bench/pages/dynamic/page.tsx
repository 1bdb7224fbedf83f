export const dynamic = "force-dynamic";

/** The least that Next can make anew for every request. */
export default function Dynamic() {
  return <p>{Date.now()}</p>;
}
