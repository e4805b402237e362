import { CALLS } from '@portal/model';
import { ACCOUNT_CALLS, BOOKMARK_KINDS, type BookmarkKind } from '@portal/model/readers';
import type { Hono } from 'hono';
import { success, unknown } from '../../platform/http';
import type { AccountContext } from './account-context';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from './bookmarks';
import type { AccountDeps } from './deps';

/** Endpoints by which readers save contents and follow authors. */
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
