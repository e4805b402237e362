import type { AnalyticsEvent } from '@portal/model/analytics';

/** The reader, as in the data layer (spec §7). */
export type ToldReader = { user_logged: string; user_id: string | null };

/** A tool that receives a page's events. */
export type Tool = {
  /** Receives an event of the model's list, in order. */
  tell?: (event: AnalyticsEvent) => void;
  /** Receives the reader; only a publisher's own server and the tag manager do. */
  tellReader?: (reader: ToldReader) => void;
  /** Sends nothing more. */
  stop: () => void;
};

/** The page's URL for tools, without its query, which may be private; campaign parameters stay. */
export function pageAddress(): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()])
    if (!name.startsWith('utm_')) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Origin of the referring site; undefined if it is this one, or unknown. */
export function cameFrom(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, host } = new URL(document.referrer);
  return host === location.host ? undefined : origin;
}

/** Properties of an event other than its name: texts, numbers and booleans, no lists. */
export function factsOf({ event: _, ...facts }: AnalyticsEvent): [string, string | number | boolean][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value]]
      : [],
  );
}
