import { COMMENT_MAX_LENGTH, type CommentPost, commentPostSchema } from '@portal/model';
import * as v from 'valibot';

/** Part of the browser's storage that drafts are kept in. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A comment that has not arrived. */
export type WaitingComment = CommentPost;

/** Drafts and comments of one content that are kept; what is over a limit is not. */
const MAX_KEPT = 20;
/** Characters of a draft: what was pasted too long is kept until it is shortened. */
const MAX_DRAFT = 10 * COMMENT_MAX_LENGTH;

const keptSchema = v.object({
  /** Each with the comment that it answers, '' for none, the newest last. A record, as they were kept before, has no order of time. */
  drafts: v.union([
    v.array(v.tuple([v.string(), v.string()])),
    v.pipe(
      v.record(v.string(), v.string()),
      v.transform((drafts) => Object.entries(drafts)),
    ),
  ]),
  waiting: v.array(commentPostSchema),
});
type Kept = v.InferOutput<typeof keptSchema>;

/** What a reader wrote under one content and did not send, or what did not arrive. */
export type Drafts = ReturnType<typeof createDrafts>;

/** What a reader has written under one content and the server does not have yet; in memory alone where nothing can be stored. */
export function createDrafts(contentId: string, storage: DraftStorage | undefined) {
  const name = `portal.comments.${contentId}`;
  let memory: Kept = { drafts: [], waiting: [] };

  const read = (): Kept => {
    try {
      const text = storage?.getItem(name);
      const parsed = text ? v.safeParse(keptSchema, JSON.parse(text)) : null;
      if (parsed?.success) memory = parsed.output;
    } catch {
      // Storage that is forbidden, or somebody else's text: what is in memory counts.
    }
    return memory;
  };
  const write = (kept: Kept): void => {
    memory = kept;
    try {
      const isEmpty = kept.waiting.length === 0 && kept.drafts.length === 0;
      if (isEmpty) storage?.removeItem(name);
      else storage?.setItem(name, JSON.stringify(kept));
    } catch {
      // Full or forbidden: it is kept as long as the page is.
    }
  };

  const keep = (parentId: string | null, text: string): void => {
    const kept = read();
    const answered = parentId ?? '';
    const others = kept.drafts.filter(([id]) => id !== answered);
    const drafts: Kept['drafts'] =
      text.trim() === '' ? others : [...others, [answered, text.slice(0, MAX_DRAFT)]];
    write({ ...kept, drafts: drafts.slice(-MAX_KEPT) });
  };
  return {
    draft: (parentId: string | null): string =>
      read().drafts.find(([id]) => id === (parentId ?? ''))?.[1] ?? '',
    keep,
    waiting: (): readonly WaitingComment[] => read().waiting,
    /** Keeps a comment until it has arrived; its draft has become it. */
    send: (comment: WaitingComment): void => {
      keep(comment.parentId, '');
      const kept = read();
      write({ ...kept, waiting: [comment, ...kept.waiting].slice(0, MAX_KEPT) });
    },
    arrived: (key: string): void => {
      const kept = read();
      write({ ...kept, waiting: kept.waiting.filter((one) => one.key !== key) });
    },
  };
}
