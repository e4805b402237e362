import { CALLS } from '@portal/model';
import { ACCOUNT_CALLS, newsletterFormSchema, tokenSchema } from '@portal/model/readers';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { confirmSubscription, subscribe } from '../../readers/accounts';
import { leaveNewsletter } from './leaving';

/** Terms field of a subscription request. */
const saidTerms = v.object({ terms: v.optional(v.unknown(), true) });

/** Newsletter endpoints that need no account. */
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
      // No rate limit: mail providers send requests for many readers from one address, and the link cannot be
      // guessed.
      await leaveNewsletter(deps, checked(tokenSchema, await bodyOf(c)).token, context);
      return success();
    }),
  );
  app.post(
    `${CALLS.newsletter}:email`,
    change(async (c, context) => {
      // The form has already asked for the terms, so a request without a body accepts them; an explicit
      // refusal counts.
      const { terms } = checked(saidTerms, await bodyOf(c));
      const { email } = checked(newsletterFormSchema, { email: c.req.param('email'), terms });
      await subscribe(deps, { email, newsletter: c.req.query('newsletter') }, context);
      return success();
    }),
  );
}
