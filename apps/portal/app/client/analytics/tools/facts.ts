import type { AnalyticsEvent } from '@portal/model';

/** The page as a tool is told of it: what an address asks is left out, for it may be a reader's, but for a campaign's names. */
export function pageAddress(): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()])
    if (!name.startsWith('utm_')) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Origin of the site that a reader came from; undefined where it is this one, or nobody says. */
export function cameFrom(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, host } = new URL(document.referrer);
  return host === location.host ? undefined : origin;
}

/** What is told of an event beside its name: texts, numbers and whether, and no list of anything. */
export function factsOf({ event: _, ...facts }: AnalyticsEvent): [string, string | number | boolean][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value]]
      : [],
  );
}
