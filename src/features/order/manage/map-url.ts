/** Where a map looks for an address. */
export function mapUrl(address: string | null, zone: string | null): string {
  const query = [address, zone].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}
