import {
  ACCOUNT_CALLS,
  BOOKMARK_KINDS,
  type BookmarkKind,
  newsletterFormSchema,
  tokenSchema,
} from '@portal/model';
import type { Hono } from 'hono';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from '../accounts/bookmarks';
import { confirmSubscription, subscribe } from '../accounts/newsletter';
import type { AccountParts } from '../accounts/parts';
import { unknown } from '../accounts/refusal';
import { bodyOf, checked, success } from './account-answers';
import type { AccountAsking } from './account-asking';

/** Calls by which readers save contents and follow authors. */
export function bookmarkCalls(app: Hono, parts: AccountParts, { list, own }: AccountAsking): void {
  const isBookmarkKind = (kind: string): kind is BookmarkKind =>
    BOOKMARK_KINDS.some((known) => known === kind);
  const kept = (work: typeof bookmark) =>
    own(async (c, _, who) => {
      const { kind = '', id = '' } = c.req.param();
      if (!isBookmarkKind(kind)) throw unknown();
      await work(parts, who.id, kind, id);
      return success();
    });
  app.post('/api/bookmark/:kind/:id', kept(bookmark));
  app.delete('/api/bookmark/:kind/:id', kept(removeBookmark));

  app.get(
    ACCOUNT_CALLS.savedContents,
    list(async ({ site }, who) => ({ contents: await savedCards(parts, who.id, site) })),
  );
  app.get(
    ACCOUNT_CALLS.followedAuthors,
    list(async ({ site }, who) => ({ authors: await authorsFollowed(parts, who.id, site) })),
  );
}

/** Calls of newsletters that need no account. */
export function newsletterCalls(app: Hono, parts: AccountParts, { change }: AccountAsking): void {
  app.post(
    ACCOUNT_CALLS.confirmNewsletter,
    change(async (c, asked) => {
      await confirmSubscription(parts, checked(tokenSchema, await bodyOf(c)).token, asked);
      return success();
    }),
  );
  app.post(
    '/api/front/newsletter/:email',
    change(async (c, asked) => {
      const { email } = checked(newsletterFormSchema, { email: c.req.param('email'), terms: true });
      await subscribe(parts, email, asked);
      return success();
    }),
  );
}
