import * as v from 'valibot';

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

/** Acts of the desk on a held message: forward or discard. */
export const MESSAGE_ACTS = ['release', 'discard'] as const;
/** Decision of the desk on a held message. */
export type MessageAct = (typeof MESSAGE_ACTS)[number];
