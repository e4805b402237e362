import type {
  Comment,
  CommentSort,
  CommentVote,
  CommentWriter,
  OwnComment,
} from '@portal/model/participation';
import type { WritableStore } from '../client/store';
import type { CommentCalls } from './calls';
import type { Drafts, WaitingComment } from './drafts';

/** A comment that was written and is not known to have arrived. */
export type SentComment = WaitingComment & {
  status: 'sending' | 'failed';
  /** Why it was refused: the call's code (`COMMENTS_CLOSED`, `SUSPENDED` …); undefined without an answer. */
  code?: string | undefined;
};

/** Comments of one article as the current reader sees them. */
export type CommentsState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  sort: CommentSort;
  /** In the order of the pages, including the reader's own comments if they are shown. */
  items: readonly Comment[];
  count: number;
  next: string | null;
  open: boolean;
  /** Null until it is known. */
  writer: CommentWriter | null;
  votes: Readonly<Record<string, CommentVote>>;
  reported: readonly string[];
  /** The reader's own comments, in any state. */
  own: readonly OwnComment[];
  /** Comments not yet arrived, newest first. */
  sent: readonly SentComment[];
  /** How many undelivered comments were moved back into the form. */
  discards: number;
};

/** Parts that the modules of the store share. */
export type CommentsParts = {
  calls: CommentCalls;
  contentId: string;
  /** Root of the thread, if the page shows one thread alone. */
  rootId: string | undefined;
  store: WritableStore<CommentsState>;
  drafts: Drafts;
  change: (some: Partial<CommentsState>) => void;
  /** Replaces the reader's own comment with the server's version. */
  takeOwn: (own: OwnComment) => void;
};

/** Builds those shared parts from a store. */
export function partsOf(
  given: Pick<CommentsParts, 'calls' | 'contentId' | 'rootId' | 'store' | 'drafts'>,
): CommentsParts {
  const { store } = given;
  const change = (some: Partial<CommentsState>) => store.set({ ...store.snapshot(), ...some });
  const takeOwn = (own: OwnComment) => {
    const { own: known, items, count } = store.snapshot();
    const before = items.find(({ id }) => id === own.id);
    const isShown = own.state === 'published';
    const at = own.parentId === undefined ? 0 : items.length;
    change({
      own: [own, ...known.filter(({ id }) => id !== own.id)],
      items: before
        ? items.flatMap((item) => (item.id !== own.id ? [item] : isShown ? [own] : []))
        : isShown
          ? [...items.slice(0, at), own, ...items.slice(at)]
          : items,
      count: count + Number(isShown) - Number(before?.state === 'published'),
    });
  };
  return { ...given, change, takeOwn };
}
