import { CALLS, contactFormSchema, contactKeySchema, MESSAGE_ACTS } from '@portal/model';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, success, unknown, wholeNumber } from '../../platform/http';
import { emailKey } from '../../platform/words';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { readerOf } from '../../readers/accounts';
import type { DeskDeps, DeskVisits } from '../../sites/desk-kit';
import { decideMessage, heldMessages, takeMessage } from './messages';

/** Public endpoint for messages to the newsroom. */
export function contactCalls(app: Hono, deps: AccountDeps, { openChange }: AccountContext): void {
  app.post(
    CALLS.contact,
    openChange(async (c, context) => {
      const { contact } = context.site;
      if (!contact) throw unknown();
      const body = await bodyOf(c);
      const form = checked(contactFormSchema(contact), body);
      const { key } = checked(contactKeySchema, body);
      const who = await readerOf(deps.db, context.site, context.session, deps.now());
      const isOwn = who !== null && who.validatedAt !== null && who.emailKey === emailKey(form.email);
      // The sender's address counts for its owner's limit only if the owner is signed in and has confirmed
      // it.
      await deps.limits.count('contact', context.address, isOwn ? String(who.id) : undefined);
      await takeMessage(deps, context, form, { key, isProven: isOwn });
      deps.outbox.sendSoon();
      return success();
    }),
  );
}

const listQuery = v.object({
  before: v.optional(wholeNumber),
});
const decision = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  act: v.picklist(MESSAGE_ACTS),
});

/** Desk endpoints for held messages. */
export function messageDeskCalls(app: Hono, deps: DeskDeps, { visit, change }: DeskVisits): void {
  app.get(CALLS.deskMessages, async (c) => {
    const { site } = await visit(c);
    return done(await heldMessages(deps.db, site, checked(listQuery, c.req.query()).before));
  });
  app.post(CALLS.deskMessages, async (c) => {
    const { actor, ...place } = await change(c);
    const { id, act } = checked(decision, await bodyOf(c));
    await decideMessage(deps, actor, place, id, act);
    deps.outbox.sendSoon();
    return success();
  });
}
