import * as v from 'valibot';
import type { DeskAct } from './roles';

/** Queues of the desk where something waits for a person, each with the act that decides on it. */
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
/** Where something waits for a person of the newsroom to decide on it. */
export type DeskQueue = keyof typeof DESK_QUEUES;

/** As many as are counted in a queue; so many are “99+”. */
export const WAITING_AT_MOST = 100;

const count = v.nullable(v.number());
/** How much waits in each queue, no more than `WAITING_AT_MOST`; null in those that a role does not decide on. */
export const deskWaitingSchema = v.object({
  comments: count,
  reports: count,
  appeals: count,
  questions: count,
  uploads: count,
  messages: count,
  rectifications: count,
  /** When the first of those requests has to be published, ISO 8601; null where none waits. */
  rectificationsDue: v.nullable(v.string()),
} satisfies Record<DeskQueue | 'rectificationsDue', v.GenericSchema>);
/** How much waits in the queues of the desk. */
export type DeskWaiting = v.InferOutput<typeof deskWaitingSchema>;
