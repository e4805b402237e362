import * as v from 'valibot';
import { RECTIFICATION_KINDS } from '../content/rectification';
import {
  RECTIFICATION_CAPACITIES,
  RECTIFICATION_GROUNDS,
  RECTIFICATION_LENGTHS,
  RECTIFICATION_STATES,
  rectificationReceiptSchema,
  type rectificationRecordPostSchema,
} from '../participation/rectification-request';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { CONTENT_STATUSES } from './contents';

/** Pending requests, nearest deadline first; or decided ones, newest first. */
export const RECTIFICATION_VIEWS = ['waiting', 'decided'] as const;
/** View of the desk's requests for rectifications. */
export type RectificationView = (typeof RECTIFICATION_VIEWS)[number];

/** Requests for rectifications at the desk; `next` is a cursor, times are ISO 8601. */
export const deskRectificationsSchema = v.object({
  items: v.array(
    v.object({
      id: v.number(),
      reference: v.string(),
      kind: v.picklist(RECTIFICATION_KINDS),
      story: v.object({
        id: v.number(),
        title: v.string(),
        path: v.string(),
        status: v.picklist(CONTENT_STATUSES),
        publishedAt: v.string(),
        /** Characters of its body, to compare the length of the requested text. */
        characters: v.number(),
      }),
      party: v.string(),
      isOrganization: v.boolean(),
      capacity: v.picklist(RECTIFICATION_CAPACITIES),
      /** Null once the personal data were erased. */
      requester: v.nullable(v.string()),
      /** Null also for a request on paper without one. */
      email: v.nullable(v.string()),
      facts: v.string(),
      evidence: v.string(),
      asked: v.string(),
      /** Characters of the requested text. */
      characters: v.number(),
      /** Published text; null if nothing was published. */
      text: v.nullable(v.string()),
      state: v.picklist(RECTIFICATION_STATES),
      ground: v.nullable(v.picklist(RECTIFICATION_GROUNDS)),
      note: v.string(),
      receivedAt: v.string(),
      dueAt: v.string(),
      decidedAt: v.nullable(v.string()),
      withdrawnAt: v.nullable(v.string()),
      /** Days after the deadline for requests; 0 in time, and for an update, which has no deadline. */
      daysLate: v.number(),
    }),
  ),
  next: v.nullable(v.string()),
});
/** Part of the desk's list of requests for rectifications. */
export type DeskRectifications = v.InferOutput<typeof deskRectificationsSchema>;
/** One request for a rectification at the desk. */
export type DeskRectification = DeskRectifications['items'][number];

/** Query of the desk's list of requests. */
export const deskRectificationsQuerySchema = v.object({
  view: v.optional(v.picklist(RECTIFICATION_VIEWS), 'waiting'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});

const note = v.pipe(rule.typed(), rule.required(), rule.maxCharacters(RECTIFICATION_LENGTHS.note));

/**
 * Actions of the desk on a request. A rectification is published as requested, so only an update has a
 * `text`; the requester is sent the ground and the note of a refusal.
 */
export const rectificationActSchema = v.variant('act', [
  v.object({
    act: v.literal('publish'),
    text: v.optional(v.pipe(rule.typed(), rule.required(), rule.maxCharacters(RECTIFICATION_LENGTHS.text))),
  }),
  v.object({ act: v.literal('refuse'), ground: v.picklist(RECTIFICATION_GROUNDS), note }),
  v.object({ act: v.literal('withdraw'), note }),
]);
/** Decision of the desk on a request for a rectification, or the withdrawal of a published one. */
export type RectificationAct = v.InferOutput<typeof rectificationActSchema>;

/** Endpoints of the desk for requests for rectifications. */
export const RECTIFICATION_DESK_ENDPOINTS = {
  /** Pending requests, nearest deadline first, or decided ones, newest first; with a cursor. */
  rectifications: {
    method: 'GET',
    path: '/api/desk/rectifications',
    who: 'desk',
    act: 'rectification.publish',
    query: {} as Takes<typeof deskRectificationsQuerySchema>,
    response: deskRectificationsSchema,
  },
  /** Records a request received on paper. Idempotent by key: the same key again is the same request. */
  recordRectification: {
    method: 'POST',
    path: '/api/desk/rectifications/record',
    who: 'desk',
    act: 'rectification.record',
    body: {} as Takes<typeof rectificationRecordPostSchema>,
    response: rectificationReceiptSchema,
  },
  /**
   * Publishes, refuses or withdraws a rectification; 409 if somebody else has decided on the request
   * meanwhile.
   */
  decideRectification: {
    method: 'POST',
    path: '/api/desk/rectifications/:id',
    who: 'desk',
    body: {} as Takes<typeof rectificationActSchema>,
  },
} as const satisfies Endpoints;
