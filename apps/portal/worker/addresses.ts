/** Tracking parameters of campaigns and clicks: a page is the same with and without them. */
const COUNTED = /^(?:utm_\w{1,40}|mc_[ce]id|fbclid|gclid|dclid|msclkid|ttclid|twclid|igshid)$/;

/** Key of a stored page: its path and query, without tracking parameters. */
export function pathOf(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  const counted = [...searchParams.keys()].filter((name) => COUNTED.test(name));
  // Only rewritten if a parameter is removed: otherwise the query stays unchanged.
  if (!counted.length) return pathname + search;
  for (const name of counted) searchParams.delete(name);
  return searchParams.size ? `${pathname}?${searchParams}` : pathname;
}
