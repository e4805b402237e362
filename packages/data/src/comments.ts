import type { CommentForm, CommentPage, CommentReport, CommentSort, CommentVote } from '@portal/model';
import { commentsReading } from './comments-reading';
import { type CommentsState, partsOf } from './comments-state';
import { commentsActs, commentsSending } from './comments-writing';
import { createDrafts, type DraftStorage } from './drafts';
import { readYourWrites } from './read-your-writes';
import type { Client } from './request';
import { createStore, readable, type Store } from './store';

export type { CommentsState, SentComment } from './comments-state';

/** Store of a content's comments, and what a reader can do with them. */
export type Comments = Store<CommentsState> & {
  /** Asks for the newest and what the reader has there. Never rejects: failures are a state. */
  load: (isLoggedIn: boolean) => Promise<void>;
  /** Shows another order, from its beginning. */
  order: (sort: CommentSort) => Promise<void>;
  /** Shows the next page. */
  more: () => Promise<void>;
  /** Shows all answers of a thread. */
  replies: (rootId: string) => Promise<void>;
  /** Posts a comment: it is among those sent at once, kept until it has arrived, and sent once however often it is tried. */
  post: (form: CommentForm) => Promise<void>;
  /** Sends all that has not arrived again. */
  retry: () => Promise<void>;
  /** Takes one that has not arrived back into the box. */
  discard: (key: string) => void;
  /** @throws RequestError, as do those below */
  edit: (id: string, comment: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  vote: (id: string, vote: CommentVote | undefined) => Promise<void>;
  report: (id: string, report: CommentReport) => Promise<void>;
  /** Text that was begun: as a comment, or as the answer to one. */
  draft: (parentId: string | null) => string;
  keepDraft: (parentId: string | null, text: string) => void;
};

/** Options of a content's comments; what the page shows already is where they begin. */
export type CommentsOptions = {
  client: Client;
  contentId: string;
  page: CommentPage;
  open: boolean;
  sort?: CommentSort;
  /** The thread that the page shows alone. */
  rootId?: string | undefined;
  /** Where drafts and comments that did not arrive are kept. */
  storage?: DraftStorage | undefined;
  /** A key that no other comment has. */
  newKey: () => string;
  /** A comment has reached the newsroom. */
  onArrived?: (() => void) | undefined;
};

/** Creates the store of a content's comments. Votes change at once and are put back where the server says otherwise. */
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
  const parts = partsOf({ client: readYourWrites(client), contentId, rootId, store, drafts });
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
