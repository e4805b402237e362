import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import { rowId } from '../rules/actions';

/** Messages to the newsroom held by rules, newest first; `next` is a cursor, dates are ISO 8601. */
export const heldMessagesSchema = v.object({
  messages: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      email: v.string(),
      /** Label of its subject; null for none. */
      subject: v.nullable(v.string()),
      message: v.string(),
      /** Rule that holds it. */
      rule: v.string(),
      sentAt: v.string(),
    }),
  ),
  next: v.nullable(v.number()),
});
/** Messages that wait for a decision by the desk. */
export type HeldMessages = v.InferOutput<typeof heldMessagesSchema>;

/** Actions of the desk on a held message: forward or discard. */
export const MESSAGE_ACTS = ['release', 'discard'] as const;
/** Decision of the desk on a held message. */
export type MessageAct = (typeof MESSAGE_ACTS)[number];

/** Cursor of the held messages: the id of the last message of the page before. */
export const heldMessagesQuerySchema = v.object({ before: v.optional(rowId) });

/** Decision of the desk on a held message. */
export const messageDecisionSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  act: v.picklist(MESSAGE_ACTS),
});

/** Endpoints of the desk for messages to the newsroom. */
export const MESSAGE_DESK_ENDPOINTS = {
  /** Messages to the newsroom that are held. */
  messages: {
    method: 'GET',
    path: '/api/desk/messages',
    who: 'desk',
    query: {} as Takes<typeof heldMessagesQuerySchema>,
    response: heldMessagesSchema,
  },
  /** Forwards a held message, or discards it. */
  decideMessage: {
    method: 'POST',
    path: '/api/desk/messages',
    who: 'desk',
    body: {} as Takes<typeof messageDecisionSchema>,
  },
} as const satisfies Endpoints;
