/** Parameters by which campaigns and clicks are counted: a page is the same with and without them. */
const COUNTED = /^(?:utm_\w{1,40}|mc_[ce]id|fbclid|gclid|dclid|msclkid|ttclid|twclid|igshid)$/;

/** What a page is kept under: its path and query, however it was come to. */
export function pathOf(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  const counted = [...searchParams.keys()].filter((name) => COUNTED.test(name));
  // Written anew only where something goes: a query is kept as it was asked for.
  if (!counted.length) return pathname + search;
  for (const name of counted) searchParams.delete(name);
  return searchParams.size ? `${pathname}?${searchParams}` : pathname;
}
