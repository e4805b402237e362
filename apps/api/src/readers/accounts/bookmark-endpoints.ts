import {
  ACCOUNT_CALLS,
  BOOKMARK_KINDS,
  type BookmarkKind,
  CALLS,
  newsletterFormSchema,
  tokenSchema,
} from '@portal/model';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { leaveNewsletter } from '../../newsroom/newsletters/leaving';
import { unknown } from '../../platform/http/api-error';
import { bodyOf, checked, success } from '../../platform/http/envelopes';
import type { OpenCursors } from '../../platform/secrets/cursors';
import type { AccountContext } from './account-context';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from './bookmarks';
import type { AccountDeps } from './deps';
import { confirmSubscription, subscribe } from './newsletter';

/** What a subscription's body says of the terms. */
const saidTerms = v.object({ terms: v.optional(v.unknown(), true) });

/** Calls by which readers save contents and follow authors. */
export function bookmarkCalls(app: Hono, deps: AccountDeps, { list, own }: AccountContext): void {
  const isBookmarkKind = (kind: string): kind is BookmarkKind =>
    BOOKMARK_KINDS.some((known) => known === kind);
  const kept = (work: typeof bookmark) =>
    own(async (c, _, who) => {
      const { kind = '', id = '' } = c.req.param();
      if (!isBookmarkKind(kind)) throw unknown();
      await work(deps, who.id, kind, id);
      return success();
    });
  app.post(`${CALLS.bookmark}:kind/:id`, kept(bookmark));
  app.delete(`${CALLS.bookmark}:kind/:id`, kept(removeBookmark));

  app.get(
    ACCOUNT_CALLS.savedContents,
    list(async ({ site }, who) => ({ contents: await savedCards(deps, who.id, site) })),
  );
  app.get(
    ACCOUNT_CALLS.followedAuthors,
    list(async ({ site }, who) => ({ authors: await authorsFollowed(deps, who.id, site) })),
  );
}

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
