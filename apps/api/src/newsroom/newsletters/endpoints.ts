import {
  NEWSLETTER_ENDPOINTS,
  newsletterFormSchema,
  subscriptionBodySchema,
  subscriptionQuerySchema,
  tokenSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { checked, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { confirmSubscription, subscribe } from '../../readers/accounts';
import { leaveNewsletter } from './leaving';

/** Newsletter endpoints that need no account. */
export function newsletterCalls(
  app: Hono,
  deps: AccountDeps & { cursors: OpenCursors },
  { guards }: AccountContext,
): void {
  serve(app, guards, NEWSLETTER_ENDPOINTS, {
    confirmNewsletter: async ({ context, body }) =>
      confirmSubscription(deps, (await body(tokenSchema)).token, context),
    // No rate limit: mail providers send requests for many readers from one address, and the link cannot be
    // guessed.
    leaveNewsletter: async ({ context, body }) =>
      leaveNewsletter(deps, (await body(tokenSchema)).token, context),
    subscribe: async ({ context, params, body, query }) => {
      const { terms } = await body(subscriptionBodySchema);
      const { email } = checked(newsletterFormSchema, { email: params.email, terms });
      const { newsletter } = query(subscriptionQuerySchema);
      await subscribe(deps, { email, newsletter }, context);
    },
  });
}
