import * as v from 'valibot';
import { legalGapsSchema } from '../legal/gaps';
import type { Endpoints } from '../routes/endpoint';
import type { DeskAct } from './roles';

/** Queues of the desk, each with the action that decides on its items. */
export const DESK_QUEUES = {
  comments: 'comment.publish',
  /** Published comments that readers have reported. */
  reports: 'comment.publish',
  appeals: 'appeal.uphold',
  /** Questions to interviews that are not closed. */
  questions: 'question.choose',
  uploads: 'upload.publish',
  messages: 'message.release',
  /** Requests for rectifications, which have a deadline. */
  rectifications: 'rectification.publish',
} as const satisfies Record<string, DeskAct>;
/** Queue of items that wait for a decision by the newsroom. */
export type DeskQueue = keyof typeof DESK_QUEUES;

/** Counts are capped here; the cap is shown as “99+”. */
export const WAITING_AT_MOST = 100;

const count = v.nullable(v.number());
/** Count of each queue, at most `WAITING_AT_MOST`; null for queues that a role does not decide on. */
export const deskWaitingSchema = v.object({
  comments: count,
  reports: count,
  appeals: count,
  questions: count,
  uploads: count,
  messages: count,
  rectifications: count,
  /** Nearest deadline of those requests, ISO 8601; null if none is pending. */
  rectificationsDue: v.nullable(v.string()),
} satisfies Record<DeskQueue | 'rectificationsDue', v.GenericSchema>);
/** Counts of the desk's queues. */
export type DeskWaiting = v.InferOutput<typeof deskWaitingSchema>;

/** Endpoints of the first page of the desk. */
export const HOME_DESK_ENDPOINTS = {
  /** Counts of the queues that the user decides on. */
  waiting: { method: 'GET', path: '/api/desk/waiting', who: 'desk', response: deskWaitingSchema },
  /** Facts that the site's legal pages lack; 403 for everybody but chiefs. */
  legalGaps: {
    method: 'GET',
    path: '/api/desk/legal-gaps',
    who: 'desk',
    act: 'account.role',
    response: v.pipe(
      legalGapsSchema,
      v.transform(({ gaps }) => gaps),
    ),
  },
} as const satisfies Endpoints;
