import * as v from 'valibot';
import { VIEW_SOURCES } from '../analytics/view-source';

/** Spans of time that the desk looks at: the last half hour, and the site's day. */
export const DESK_VIEW_SPANS = ['now', 'today'] as const;
/** Span of time that the desk looks at. */
export type DeskViewSpan = (typeof DESK_VIEW_SPANS)[number];

const reading = {
  views: v.number(),
  /** Views that ended in each quarter of the text. */
  quarters: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** In sight, of all views together. */
  seconds: v.number(),
};

/** What is read on a site: all of it, by where readers come from, and the contents that are read most. */
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
      /** Where most of its readers come from. */
      source: v.picklist(VIEW_SOURCES),
    }),
  ),
});
/** What is read on a site. */
export type DeskViews = v.InferOutput<typeof deskViewsSchema>;
