import { BOOKMARK_ENDPOINTS, type BookmarkKind, userIdSchema } from '@portal/model/readers';
import type { Hono } from 'hono';
import { forbidden, serve } from '../../../platform/http';
import type { AccountContext } from '../account-context';
import type { AccountDeps } from '../deps';
import type { Reader } from '../reader';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from './bookmarks';

type Change = { reader: Reader; params: { id: string } };

/** Endpoints by which readers save articles and follow authors. */
export function bookmarkCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  const kept =
    (work: typeof bookmark, kind: BookmarkKind) =>
    async ({ reader, params }: Change) => {
      await work(deps, reader.id, kind, params.id);
      return { success: true };
    };
  /** A reader's own list; nobody else's is returned. */
  const checkOwn = (reader: Reader, { userId }: { userId: string }) => {
    if (userId !== String(reader.id)) throw forbidden();
  };

  serve(app, guards, BOOKMARK_ENDPOINTS, {
    save: kept(bookmark, 'content'),
    unsave: kept(removeBookmark, 'content'),
    follow: kept(bookmark, 'taxon'),
    unfollow: kept(removeBookmark, 'taxon'),
    savedContents: async ({ context, reader, query }) => {
      checkOwn(reader, query(userIdSchema));
      return { contents: await savedCards(deps, reader.id, context.site) };
    },
    followedAuthors: async ({ context, reader, query }) => {
      checkOwn(reader, query(userIdSchema));
      return { authors: await authorsFollowed(deps, reader.id, context.site) };
    },
  });
}
