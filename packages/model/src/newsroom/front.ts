import * as v from 'valibot';
import { FRONT_EDITIONS } from '../constants/layout';
import { isSafeUrl, type Named } from '../content/link';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { ownPath } from '../rules/links';
import { typedMoment } from '../rules/moments';

const deskFrontShape = v.object({
  modules: v.array(
    v.object({
      /** Index of the module in the front's plan, from 0. */
      place: v.number(),
      type: v.string(),
      title: v.nullable(v.string()),
      /** Number of articles that it takes. */
      count: v.number(),
      items: v.array(
        v.object({ id: v.number(), title: v.string(), path: v.string(), isPinned: v.boolean() }),
      ),
    }),
  ),
  /** Special editions that the site's file prepares, and the current one. */
  editions: v.array(v.picklist(FRONT_EDITIONS)),
  edition: v.nullable(v.object({ kind: v.picklist(FRONT_EDITIONS), endsAt: v.string() })),
});
/** Type of `deskFrontSchema`, an interface so that declaration files print its name. */
export interface DeskFrontSchema extends Named<typeof deskFrontShape> {}
/** A site's front at the desk: the modules that take articles, in the order of the page, and its special edition. */
export const deskFrontSchema: DeskFrontSchema = deskFrontShape;
/** A site's front at the desk. */
export type DeskFront = v.InferOutput<typeof deskFrontSchema>;

/** Accepts a path of the site itself, or a web address. */
const isLeadingSomewhere = (href: string) =>
  href.startsWith('/') ? ownPath(href) !== null : /^https?:\/\/[^/\\]/.test(href) && isSafeUrl(href);

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Moves of a pin within its module: to the top, one place up, or one down. */
export const PIN_MOVES = ['first', 'up', 'down'] as const;
/** Move of a pin within its module: to the top, one place up or one down. */
export type PinMove = (typeof PIN_MOVES)[number];

/** An article to pin at the top of a module of the front, for some hours or until it is unpinned. */
export const frontPinSchema = v.object({
  contentId: id,
  place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500)),
  hours: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168))), null),
});
/** An article, its module, and the duration of the pin. */
export type FrontPin = v.InferOutput<typeof frontPinSchema>;

/** A pin to move. */
export const pinMoveSchema = v.object({ contentId: id, move: v.picklist(PIN_MOVES) });
/** A pin to remove. */
export const unpinSchema = v.object({ contentId: id });

/** Most days that a special edition lasts. */
export const MAX_EDITION_DAYS = 14;
/** A special edition of the front, and when it ends by itself. */
export const editionStartSchema = v.object({ kind: v.picklist(FRONT_EDITIONS), endsAt: typedMoment() });
/** A special edition to start, and its end: ISO 8601 with its zone. */
export type EditionStart = v.InferOutput<typeof editionStartSchema>;

/** Durations of an alert in hours, unless it is withdrawn earlier. */
export const ALERT_HOURS = [1, 2, 4, 8, 24, 48] as const;
/** Most characters of an alert. */
export const ALERT_LENGTHS = { title: 90, text: 240 } as const;
/** Most alerts that a site shows at the same time. */
export const MAX_ALERTS = 3;

/** Schema of an alert's form. */
export const alertFormSchema = v.object({
  title: v.pipe(rule.typed(), rule.required(), rule.max(ALERT_LENGTHS.title)),
  text: v.optional(v.pipe(rule.typed(), rule.max(ALERT_LENGTHS.text)), ''),
  /** Path of the site itself, whose picture the alert takes, or another address; empty for none. */
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
  /** Whether it is also the breaking news above the front. */
  isBreaking: v.optional(v.boolean(), false),
});
/** Texts, link and duration of an alert. */
export type AlertForm = v.InferOutput<typeof alertFormSchema>;

/** A site's alerts, newest first: active and recent ones. */
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

/** Endpoints of the desk for the front page and its pins. */
export const FRONT_DESK_ENDPOINTS = {
  /** Modules of the front page with what they show. */
  front: { method: 'GET', path: '/api/desk/front', who: 'desk', response: deskFrontSchema },
  /** Pins an article to the top of a module; pins that no longer fit are removed. */
  pin: {
    method: 'POST',
    path: '/api/desk/front/pin',
    who: 'desk',
    act: 'front.pin',
    body: {} as Takes<typeof frontPinSchema>,
  },
  /** Moves a pin within its module. */
  movePin: {
    method: 'POST',
    path: '/api/desk/front/move',
    who: 'desk',
    act: 'front.pin',
    body: {} as Takes<typeof pinMoveSchema>,
  },
  /** Removes a pin; the content itself stays where the front's rules put it. */
  unpin: {
    method: 'POST',
    path: '/api/desk/front/unpin',
    who: 'desk',
    act: 'front.unpin',
    body: {} as Takes<typeof unpinSchema>,
  },
  /** Starts a special edition of the front, or moves the end of the current one. */
  startEdition: {
    method: 'POST',
    path: '/api/desk/front/edition',
    who: 'desk',
    act: 'front.transform',
    body: {} as Takes<typeof editionStartSchema>,
  },
  /** Ends the special edition; 404 if there is none. */
  endEdition: { method: 'POST', path: '/api/desk/front/edition/end', who: 'desk', act: 'front.revert' },
} as const satisfies Endpoints;

/** Endpoints of the desk for alerts. */
export const ALERT_DESK_ENDPOINTS = {
  /** Active and recent alerts, newest first. */
  alerts: { method: 'GET', path: '/api/desk/alerts', who: 'desk', response: deskAlertsSchema },
  /** Publishes an alert; an active one with the same texts is extended instead. */
  publishAlert: {
    method: 'POST',
    path: '/api/desk/alerts',
    who: 'desk',
    act: 'alert.publish',
    body: {} as Takes<typeof alertFormSchema>,
  },
  /** Ends an alert; 404 if it has ended already. */
  withdrawAlert: {
    method: 'POST',
    path: '/api/desk/alerts/:id/withdraw',
    who: 'desk',
    act: 'alert.withdraw',
  },
} as const satisfies Endpoints;
