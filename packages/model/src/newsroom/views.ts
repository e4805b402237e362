import * as v from 'valibot';
import { VIEW_SOURCES } from '../analytics/view-source';
import type { Endpoints, Takes } from '../routes/endpoint';

/** Time spans of the desk's page views: the last half hour, and the site's day. */
export const DESK_VIEW_SPANS = ['now', 'today'] as const;
/** Time span of the desk's page views. */
export type DeskViewSpan = (typeof DESK_VIEW_SPANS)[number];

const reading = {
  views: v.number(),
  /** Views that ended in each quarter of the text. */
  quarters: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** Total time that all views were visible. */
  seconds: v.number(),
};

/** Page views of a site: totals, by referrer, and of the most-read articles. */
export const deskViewsSchema = v.object({
  span: v.picklist(DESK_VIEW_SPANS),
  /** ISO 8601. */
  since: v.string(),
  until: v.string(),
  ...reading,
  sources: v.array(v.object({ source: v.picklist(VIEW_SOURCES), views: v.number() })),
  contents: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      path: v.string(),
      ...reading,
      /** Referrer of most of its readers. */
      source: v.picklist(VIEW_SOURCES),
    }),
  ),
});
/** Page views of a site. */
export type DeskViews = v.InferOutput<typeof deskViewsSchema>;

/** Query of page views: their time span, the last half hour by default. */
export const deskViewsQuerySchema = v.object({ span: v.optional(v.picklist(DESK_VIEW_SPANS), 'now') });

/** Endpoints of the desk for page views. */
export const VIEW_DESK_ENDPOINTS = {
  /** Views of the site, now or today. */
  views: {
    method: 'GET',
    path: '/api/desk/views',
    who: 'desk',
    query: {} as Takes<typeof deskViewsQuerySchema>,
    response: deskViewsSchema,
  },
} as const satisfies Endpoints;
