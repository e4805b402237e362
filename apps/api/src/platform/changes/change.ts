import type { PageType } from '@portal/model';
import * as v from 'valibot';

/** The articles that a transaction changed, and the sites whose lists may gain or lose them. */
export const changeSchema = v.object({
  sites: v.array(v.string()),
  /** Content ids. */
  contents: v.array(v.string()),
});
export type Change = v.InferOutput<typeof changeSchema>;

/** Notification channel of the database. */
export const CHANGES_CHANNEL = 'portal_changes';

/*
 * A separate back end streams changes to portals: one change or `null` as JSON per line, an empty line as a sign of life.
 */

/** Query parameter: milliseconds for which a portal heard nothing. The changes it missed are sent first. */
export const SILENCE_PARAMETER = 'silence';
/** Response header, present if the server understood that parameter. */
export const MISSED_HEADER = 'portal-missed';
/** Milliseconds between signs of life. */
export const CHANGES_PULSE_MS = 10_000;

/** The change is unknown, or too large to list. */
export const ANYTHING = null;
export type ChangeListener = (change: Change | typeof ANYTHING) => void;

/** Cache keys that a change affects: responses are tagged with them, purges send them. */

export const contentKey = (id: string) => `c${id}`;
/** Everything on which a new story of a site may appear. */
export const listKey = (site: string) => `list-${site}`;
export const siteKey = (site: string) => `site-${site}`;
/** All pages of a type, for purging by hand after a change of their design. */
export const pageKey = (type: PageType) => `page-${type}`;
