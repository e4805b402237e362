import {
  heldMessagesQuerySchema,
  MESSAGE_DESK_ENDPOINTS,
  messageDecisionSchema,
} from '@portal/model/newsroom';
import { CONTACT_ENDPOINTS, contactRequestSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { serve, unknown } from '../../platform/http';
import { emailKey } from '../../platform/words';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { readerOf } from '../../readers/accounts';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { decideMessage, heldMessages, takeMessage } from './messages';

/** Public endpoint for messages to the newsroom. */
export function contactCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  serve(app, guards, CONTACT_ENDPOINTS, {
    send: async ({ context, body }) => {
      const { contact } = context.site;
      if (!contact) throw unknown();
      const { key, ...form } = await body(contactRequestSchema(contact));
      const who = await readerOf(deps.db, context.site, context.session, deps.now());
      const isOwn = who !== null && who.validatedAt !== null && who.emailKey === emailKey(form.email);
      // The sender's address counts for its owner's limit only if the owner is signed in and has confirmed
      // it.
      await deps.limits.count('contact', context.ip, isOwn ? String(who.id) : undefined);
      await takeMessage(deps, context, form, { key, isProven: isOwn });
      deps.outbox.sendSoon();
    },
  });
}

/** Desk endpoints for held messages. */
export function messageDeskCalls(app: Hono, deps: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, MESSAGE_DESK_ENDPOINTS, {
    messages: async ({ context, query }) =>
      heldMessages(deps.db, context.site, query(heldMessagesQuerySchema).before),
    decideMessage: async ({ context, actor, body }) => {
      const { id, act } = await body(messageDecisionSchema);
      await decideMessage(deps, actor, context, id, act);
      deps.outbox.sendSoon();
    },
  });
}
