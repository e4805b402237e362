import { COMMENT_MAX_LENGTH } from '@portal/model';
import { type CommentPost, commentPostSchema } from '@portal/model/participation';
import * as v from 'valibot';

/** Part of the browser's storage that drafts are kept in. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A comment that has not arrived. */
export type WaitingComment = CommentPost;

/** Drafts and comments kept per content; those over the limit are dropped. */
const MAX_KEPT = 20;
/** Characters of a draft. A pasted text that is too long is kept until the reader shortens it. */
const MAX_DRAFT = 10 * COMMENT_MAX_LENGTH;

const keptSchema = v.object({
  /**
   * Each with the id of the comment it replies to, '' for none, newest last. The earlier format, a record,
   * has no order.
   */
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

/** Store of one article's drafts and undelivered comments. */
export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Stores what a reader has written under one article and not delivered yet; in memory alone if nothing can be
 * stored.
 */
export function createDrafts(contentId: string, storage: DraftStorage | undefined) {
  const name = `portal.comments.${contentId}`;
  let memory: Kept = { drafts: [], waiting: [] };

  const read = (): Kept => {
    try {
      const text = storage?.getItem(name);
      const parsed = text ? v.safeParse(keptSchema, JSON.parse(text)) : null;
      if (parsed?.success) memory = parsed.output;
    } catch {
      // Storage that is forbidden or unreadable: the copy in memory counts.
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
      // Storage is full or forbidden: the text lasts as long as the page.
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
    /** Keeps a comment until it has arrived, and deletes its draft. */
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
