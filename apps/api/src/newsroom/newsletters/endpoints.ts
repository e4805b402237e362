import { ACCOUNT_CALLS, CALLS, newsletterFormSchema, tokenSchema } from '@portal/model';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { confirmSubscription, subscribe } from '../../readers/accounts';
import { leaveNewsletter } from './leaving';

/** What a subscription's body says of the terms. */
const saidTerms = v.object({ terms: v.optional(v.unknown(), true) });

/** Calls of newsletters that need no account. */
export function newsletterCalls(
  app: Hono,
  deps: AccountDeps & { cursors: OpenCursors },
  { change }: AccountContext,
): void {
  app.post(
    ACCOUNT_CALLS.confirmNewsletter,
    change(async (c, context) => {
      await confirmSubscription(deps, checked(tokenSchema, await bodyOf(c)).token, context);
      return success();
    }),
  );
  app.post(
    ACCOUNT_CALLS.leaveNewsletter,
    change(async (c, context) => {
      // No limit: mailboxes of many readers ask from one address, and a link cannot be guessed.
      await leaveNewsletter(deps, checked(tokenSchema, await bodyOf(c)).token, context);
      return success();
    }),
  );
  app.post(
    `${CALLS.newsletter}:email`,
    change(async (c, context) => {
      // The form has asked for the terms before: a call without a body says yes, and one that says otherwise is taken at its word.
      const { terms } = checked(saidTerms, await bodyOf(c));
      const { email } = checked(newsletterFormSchema, { email: c.req.param('email'), terms });
      await subscribe(deps, { email, newsletter: c.req.query('newsletter') }, context);
      return success();
    }),
  );
}
