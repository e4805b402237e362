import type {
  CommentForm,
  CommentPage,
  CommentReport,
  CommentSort,
  CommentVote,
} from '@portal/model/participation';
import type { Client } from '../client/request';
import { createStore, readable, type Store } from '../client/store';
import { createCommentCalls } from './calls';
import { commentsReading } from './comments-reading';
import { type CommentsState, partsOf } from './comments-state';
import { commentsActs, commentsSending } from './comments-writing';
import { createDrafts, type DraftStorage } from './drafts';

export type { CommentsState, SentComment } from './comments-state';

/** Store of an article's comments, with a reader's actions on them. */
export type Comments = Store<CommentsState> & {
  /** Loads the newest comments and the reader's own data about them. Never rejects: failures are a state. */
  load: (isLoggedIn: boolean) => Promise<void>;
  /** Switches the order and starts from its first page. */
  order: (sort: CommentSort) => Promise<void>;
  /** Loads the next page. */
  more: () => Promise<void>;
  /** Loads all replies of a thread. */
  replies: (rootId: string) => Promise<void>;
  /**
   * Posts a comment. It joins `sent` at once, is stored until it has arrived, and is created once however
   * often it is retried.
   */
  post: (form: CommentForm) => Promise<void>;
  /** Sends every undelivered comment again. */
  retry: () => Promise<void>;
  /** Moves an undelivered comment back into the form. */
  discard: (key: string) => void;
  /** @throws RequestError, as do those below */
  edit: (id: string, comment: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  vote: (id: string, vote: CommentVote | undefined) => Promise<void>;
  report: (id: string, report: CommentReport) => Promise<void>;
  /** Unsent text of a comment, or of the reply to one. */
  draft: (parentId: string | null) => string;
  keepDraft: (parentId: string | null, text: string) => void;
};

/** Options of an article's comments; the store starts with what the page already shows. */
export type CommentsOptions = {
  client: Client;
  contentId: string;
  page: CommentPage;
  open: boolean;
  sort?: CommentSort;
  /** Root of the thread, if the page shows one thread alone. */
  rootId?: string | undefined;
  /** Storage of drafts and undelivered comments. */
  storage?: DraftStorage | undefined;
  /** Returns a unique key for a comment. */
  newKey: () => string;
  /** Called when a comment has reached the newsroom. */
  onArrived?: (() => void) | undefined;
};

/**
 * Creates the store of an article's comments. Votes change at once and are reverted if the server disagrees.
 */
export function createComments({
  client,
  contentId,
  page,
  open,
  sort = 'newest',
  rootId,
  storage,
  newKey,
  onArrived,
}: CommentsOptions): Comments {
  const store = createStore<CommentsState>({
    status: 'idle',
    sort,
    open,
    writer: null,
    votes: {},
    reported: [],
    own: [],
    sent: [],
    discards: 0,
    ...page,
  });
  const drafts = createDrafts(contentId, storage);
  const parts = partsOf({ calls: createCommentCalls(client), contentId, rootId, store, drafts });
  const { first, ...reading } = commentsReading(parts);
  const sending = commentsSending(parts, { newKey, onArrived });
  return {
    ...readable(store),
    ...reading,
    ...sending,
    ...commentsActs(parts),
    load: async (isLoggedIn) => {
      const { sent } = store.snapshot();
      const known = new Set(sent.map(({ key }) => key));
      const failed = drafts.waiting().filter(({ key }) => !known.has(key));
      parts.change({
        ...(isLoggedIn ? {} : { writer: 'logged-out', votes: {}, reported: [], own: [] }),
        sent: [...sent, ...failed.map((one) => ({ ...one, status: 'failed' as const }))],
      });
      await first(isLoggedIn);
      if (isLoggedIn && failed.length) await sending.retry();
    },
    draft: drafts.draft,
    keepDraft: drafts.keep,
  };
}
