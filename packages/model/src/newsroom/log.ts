import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import { rowId } from '../rules/actions';
import { DESK_TOPICS } from './roles';

/** Part of the log, newest first; `next` is the cursor of the next part, null at the end. */
export const deskLogSchema = v.object({
  lines: v.array(
    v.object({
      line: v.number(),
      at: v.string(),
      /** Null for the site's own rules. */
      actor: v.nullable(v.string()),
      act: v.string(),
      /** `<kind>:<id>`, such as `comment:12`; `<kind>:` for what has no id. */
      subject: v.string(),
      /** Current name of the subject; null if it no longer exists. */
      about: v.nullable(
        v.object({
          /** Headline, question or file name; null for a person. */
          title: v.nullable(v.string()),
          /** Author of the subject, or the person itself; null if unknown. */
          who: v.nullable(v.string()),
          /** Public path; null if it is not public. */
          path: v.nullable(v.string()),
          contentId: v.nullable(v.string()),
        }),
      ),
      details: v.record(v.string(), v.unknown()),
    }),
  ),
  next: v.nullable(v.number()),
  /** People at the desk, as choices of the filter. */
  people: v.array(v.object({ id: v.string(), name: v.string() })),
});
/** Part of a site's log. */
export type DeskLog = v.InferOutput<typeof deskLogSchema>;

/** Actor of log lines written by the site's own rules. */
export const LOG_RULES = 'rules';

/**
 * Query of the log: lines before a given one, of one action, topic or subject, by one person's id or by the
 * site's rules.
 */
export const deskLogQuerySchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  act: v.optional(v.pipe(v.string(), v.maxLength(40))),
  topic: v.optional(v.picklist(DESK_TOPICS)),
  subject: v.optional(v.pipe(v.string(), v.maxLength(80))),
  actor: v.optional(v.union([v.literal(LOG_RULES), rowId])),
});
/** Filters of the log. */
export type DeskLogQuery = v.InferOutput<typeof deskLogQuerySchema>;

/** Endpoints of the desk for the log of its actions. */
export const LOG_DESK_ENDPOINTS = {
  /** Everyone at the desk may read it. */
  log: {
    method: 'GET',
    path: '/api/desk/log',
    who: 'desk',
    query: {} as Takes<typeof deskLogQuerySchema>,
    response: deskLogSchema,
  },
} as const satisfies Endpoints;
