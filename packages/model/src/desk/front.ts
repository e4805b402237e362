import * as v from 'valibot';
import { isSafeUrl } from '../content/link';
import * as rule from '../rules/actions';
import { ownPath } from '../rules/links';

/** A site's front as the desk arranges it: the modules that take contents, in the order of the page. */
export const deskFrontSchema = v.object({
  modules: v.array(
    v.object({
      /** Place of the module in the front's plan, from 0. */
      place: v.number(),
      type: v.string(),
      title: v.nullable(v.string()),
      /** Contents that it takes. */
      count: v.number(),
      items: v.array(
        v.object({ id: v.number(), title: v.string(), path: v.string(), isPinned: v.boolean() }),
      ),
    }),
  ),
});
/** The front of a site at the desk. */
export type DeskFront = v.InferOutput<typeof deskFrontSchema>;

/** Path of a site's own, or an address of the web. */
const isLeadingSomewhere = (href: string) =>
  href.startsWith('/') ? ownPath(href) !== null : /^https?:\/\/[^/\\]/.test(href) && isSafeUrl(href);

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Where a pin goes within its module: to its head, one place up, or one down. */
export const PIN_MOVES = ['first', 'up', 'down'] as const;
/** Where a pin goes among those of its module: first, one place up or one down. */
export type PinMove = (typeof PIN_MOVES)[number];

/** A content to pin at the head of a module of the front, for some hours or until it is unpinned. */
export const frontPinSchema = v.object({
  contentId: id,
  place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)),
  hours: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168))), null),
});
/** A content, the module that it is pinned to, and for how long. */
export type FrontPin = v.InferOutput<typeof frontPinSchema>;

/** A pin to move. */
export const pinMoveSchema = v.object({ contentId: id, move: v.picklist(PIN_MOVES) });
/** A pin to take away. */
export const unpinSchema = v.object({ contentId: id });

/** Longest an alert is shown unless it is withdrawn before, in hours. */
export const ALERT_HOURS = [1, 2, 4, 8, 24, 48] as const;
/** Characters of an alert. */
export const ALERT_LENGTHS = { title: 90, text: 240 } as const;
/** Alerts of a site that are shown at the same time. */
export const MAX_ALERTS = 3;

/** An alert as its editor writes it. */
export const alertFormSchema = v.object({
  title: v.pipe(rule.typed(), rule.required(), rule.max(ALERT_LENGTHS.title)),
  text: v.optional(v.pipe(rule.typed(), rule.max(ALERT_LENGTHS.text)), ''),
  /** Path of the site's own, whose picture the alert takes, or an address elsewhere; empty for none. */
  href: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(2_000),
        v.check(isLeadingSomewhere, 'must begin with / or https://'),
      ),
    ]),
    '',
  ),
  hours: v.picklist(ALERT_HOURS),
  /** It is the breaking news over the front too. */
  isBreaking: v.optional(v.boolean(), false),
});
/** What an alert says, where it leads and how long it is shown. */
export type AlertForm = v.InferOutput<typeof alertFormSchema>;

/** Alerts of a site, the newest first: those that are shown and the last that were. */
export const deskAlertsSchema = v.object({
  alerts: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      text: v.string(),
      href: v.nullable(v.string()),
      isBreaking: v.boolean(),
      /** ISO 8601, as all dates here. */
      publishedAt: v.string(),
      endsAt: v.string(),
      isShown: v.boolean(),
    }),
  ),
});
/** Alerts at the desk. */
export type DeskAlerts = v.InferOutput<typeof deskAlertsSchema>;
