import type { Comment, CommentPage, CommentSort } from '@portal/model/participation';
import { failedCall } from '../client/request';
import type { CommentsParts, CommentsState } from './comments-state';

/** Merges two lists: the later one's version of a comment wins; the order is that of the first. */
const merged = (shown: readonly Comment[], added: readonly Comment[]): Comment[] => {
  const newer = new Map(added.map((comment) => [comment.id, comment]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...shown.map((comment) => newer.get(comment.id) ?? comment),
    ...added.filter(({ id }) => !known.has(id)),
  ];
};

type PageQuery = { sort?: CommentSort; cursor?: string; root?: string };

/** Loads the comments of an article, page by page. */
export function commentsReading({ calls, contentId, rootId, store, change }: CommentsParts) {
  let isReader = false;
  const root = rootId === undefined ? {} : { root: rootId };
  const fetchPage = async (query: PageQuery) =>
    isReader ? calls.of(contentId, query) : { page: await calls.page(contentId, query) };
  /** Requests comments, and changes the state as `take` says. */
  const show = async (query: PageQuery, take: (fetched: CommentPage) => Partial<CommentsState>) => {
    change({ status: 'loading' });
    try {
      const answer = await fetchPage(query);
      change({
        ...take(answer.page),
        status: 'ready',
        count: answer.page.count,
        ...('reader' in answer ? { ...answer.reader, open: answer.open } : {}),
      });
    } catch (error) {
      failedCall(error);
      change({ status: 'failed' });
    }
  };

  return {
    /** Loads the newest comments and the reader's own data about them. */
    first: async (isLoggedIn: boolean) => {
      isReader = isLoggedIn;
      const { sort: shown } = store.snapshot();
      await show({ ...(rootId === undefined ? { sort: shown } : {}), ...root }, ({ items, next }) => {
        const { items: before } = store.snapshot();
        // A page of a thread may begin in its middle, so what it already shows stays.
        return rootId === undefined ? { items, next } : { items: merged(before, items) };
      });
    },
    order: (by: CommentSort) => show({ sort: by }, ({ items, next }) => ({ sort: by, items, next })),
    more: async () => {
      const { next, sort: by, status } = store.snapshot();
      if (next === null || status === 'loading') return;
      const query = { ...(rootId === undefined ? { sort: by } : root), cursor: next };
      await show(query, (fetched) => ({
        items: merged(store.snapshot().items, fetched.items),
        next: fetched.next,
      }));
    },
    replies: async (id: string) => {
      let cursor: string | null = null;
      do {
        const query: { root: string; cursor?: string } = { root: id, ...(cursor === null ? {} : { cursor }) };
        const before: string | null = cursor;
        cursor = null;
        await show(query, (fetched) => {
          cursor = fetched.next;
          return { items: merged(store.snapshot().items, fetched.items) };
        });
        if (cursor === before) break;
      } while (cursor !== null);
    },
  };
}
