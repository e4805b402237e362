import * as v from 'valibot';

/** Messages to the newsroom that rules hold, the last first; `next` is a cursor, dates are ISO 8601. */
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
/** Messages that wait for somebody of the desk to look. */
export type HeldMessages = v.InferOutput<typeof heldMessagesSchema>;

/** What the desk does with a held message: sends it on, or throws it away. */
export const MESSAGE_ACTS = ['release', 'discard'] as const;
/** Decision of the desk on a held message. */
export type MessageAct = (typeof MESSAGE_ACTS)[number];
