import type { Comment, CommentSort, CommentVote, CommentWriter, OwnComment } from '@portal/model';
import type { Drafts, WaitingComment } from './drafts';
import type { Client } from './request';
import type { WritableStore } from './store';

/** A comment on its way: written, and not known to have arrived. */
export type SentComment = WaitingComment & {
  status: 'sending' | 'failed';
  /** Why it was refused: the code of the call (`COMMENTS_CLOSED`, `SUSPENDED` …); undefined where nothing came back. */
  code?: string | undefined;
};

/** Comments of one content as its reader sees them. */
export type CommentsState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  sort: CommentSort;
  /** In the order of the pages; what the reader wrote is among it, where it is shown. */
  items: readonly Comment[];
  count: number;
  next: string | null;
  open: boolean;
  /** Null until it is known. */
  writer: CommentWriter | null;
  votes: Readonly<Record<string, CommentVote>>;
  reported: readonly string[];
  /** The reader's own, in whatever state. */
  own: readonly OwnComment[];
  /** Comments on their way, the newest first. */
  sent: readonly SentComment[];
  /** How many that did not arrive were taken back into the box. */
  discards: number;
};

/** What the parts of the store share. */
export type CommentsParts = {
  client: Client;
  contentId: string;
  /** The thread that the page shows alone. */
  rootId: string | undefined;
  store: WritableStore<CommentsState>;
  drafts: Drafts;
  change: (some: Partial<CommentsState>) => void;
  /** Puts the reader's own comment, as the server has it now, in its place. */
  takeOwn: (own: OwnComment) => void;
};

/** A store's part in what its parts share. */
export function partsOf(
  given: Pick<CommentsParts, 'client' | 'contentId' | 'rootId' | 'store' | 'drafts'>,
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
