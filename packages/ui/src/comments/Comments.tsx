import { COMMENT_SORTS, type Comment, type CommentSort, commentAnchor } from '@portal/model/participation';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { counted, type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import * as css from './Comments.css';
import { CommentWords } from './CommentWords';

/**
 * States of the reader's own comments that nobody else sees yet: held for moderation, refused, sending, or
 * failed.
 */
export const PENDING_STATUSES = ['held', 'refused', 'sending', 'failed'] as const;
/** Whether the reader's own comment is held, was refused, is being sent or failed. */
export type PendingStatus = (typeof PENDING_STATUSES)[number];

/** A comment that only its author sees, with the reason and possible actions. */
export type PendingComment = Comment & {
  status?: PendingStatus;
  /** Buttons below it: send again, edit again. */
  tools?: ReactNode;
  /** Reason of a rejection by the server. */
  reason?: ReactNode;
};

/** Sorting options of the comments, as links that script may handle without leaving the page. */
export type CommentSorting = {
  value: CommentSort;
  hrefOf: (sort: CommentSort) => string;
  onSort?: (sort: CommentSort) => void;
};

/** Props of `Comments`: published comments, with slots for the box and for each comment's tools. */
export type CommentsProps = {
  locale: Locale<'article' | 'fields'>;
  comments: readonly Comment[];
  /** Total number of comments; the number of those shown if omitted. */
  count?: number;
  /** Whether new comments are disabled (spec §4). */
  closed?: boolean;
  /** Slot for the box, while comments are open: `CommentBox`. */
  form?: ReactNode;
  /** Tools below a comment: `CommentTools`. */
  tools?: (comment: Comment) => ReactNode;
  /** Replaces a comment’s text: the box in which its author edits it. */
  instead?: (comment: Comment) => ReactNode;
  /** Below a comment and its tools: the reply box. */
  below?: (comment: Comment) => ReactNode;
  /** The reader’s own comments that nobody else sees: held, refused, sending. */
  pending?: readonly PendingComment[];
  /** Sorting options; if omitted, comments cannot be sorted. */
  sorting?: CommentSorting;
  /** Permanent URL of one comment. */
  hrefOf?: (comment: Comment) => string;
  /** Loads all replies of a thread that has more than are shown; if omitted, `hrefOf` links to them. */
  onReplies?: (comment: Comment) => void;
  /** Slot for what loads older comments. */
  more?: ReactNode;
  headingLevel?: HeadingLevel;
  /** Its anchor: `#comments` in URLs (spec §2), unless a page has another section of comments. */
  id?: string;
};

/** Readers' comments, each with its replies below. */
export function Comments(props: CommentsProps) {
  const {
    locale,
    comments,
    count = comments.length,
    closed = false,
    form,
    pending = [],
    sorting,
    more,
  } = props;
  const { headingLevel = 2, id = 'comments' } = props;
  const { comments: texts } = textsOf(locale).article;
  const threads = threadsOf(comments);
  const authors = new Map(comments.map((comment) => [comment.id, comment.author ?? texts.deleted]));
  const partsOf = (comment: Comment, rootId: string) => ({
    locale,
    comment,
    tools: props.tools?.(comment),
    below: props.below?.(comment),
    instead: props.instead?.(comment),
    href: props.hrefOf?.(comment),
    replyTo:
      comment.parentId === undefined || comment.parentId === rootId
        ? undefined
        : authors.get(comment.parentId),
  });
  return (
    <section id={id} className={css.section} data-part="comments">
      <SectionHead
        title={texts.title}
        headingLevel={headingLevel}
        aside={count > 0 ? counted(texts, count, locale) : texts.none}
      />
      {closed ? (
        <Notice locale={locale} className={css.closed}>
          {texts.closed}
        </Notice>
      ) : (
        form
      )}
      {pending.length > 0 ? <Pending locale={locale} comments={pending} /> : null}
      {sorting && count > 1 ? <Sorting locale={locale} {...sorting} /> : null}
      {threads.length > 0 ? (
        <ol className={css.list}>
          {threads.map(({ comment, replies }) => (
            <li key={comment.id} id={commentAnchor(comment.id)}>
              <CommentWords {...partsOf(comment, comment.id)} />
              {replies.length > 0 ? (
                <ol className={cx(css.list, css.replies)}>
                  {replies.map((reply) => (
                    <li key={reply.id} id={commentAnchor(reply.id)}>
                      <CommentWords {...partsOf(reply, comment.id)} />
                    </li>
                  ))}
                </ol>
              ) : null}
              <MoreReplies {...props} comment={comment} shown={replies.length} />
            </li>
          ))}
        </ol>
      ) : null}
      {more}
    </section>
  );
}

/** The reader's own comments that nobody else sees, on a background of their own. */
function Pending({ locale, comments }: { locale: Locale<'article'>; comments: readonly PendingComment[] }) {
  const { comments: texts } = textsOf(locale).article;
  const notes: Record<PendingStatus, string> = {
    held: texts.pending,
    refused: texts.refused,
    sending: texts.sending,
    failed: texts.failed,
  };
  return (
    <ol className={`${css.list} ${css.pending}`} data-part="pending">
      {comments.map(({ status = 'held', tools, reason, ...comment }) => (
        <li key={comment.id} data-status={status}>
          <CommentWords
            locale={locale}
            comment={comment}
            note={notes[status]}
            tools={
              <>
                {reason || status === 'refused' ? (
                  <p className={`${css.quiet} ${textClass.meta}`}>{reason ?? texts.refusedWhy}</p>
                ) : null}
                {tools}
              </>
            }
          />
        </li>
      ))}
    </ol>
  );
}

function Sorting({ locale, value, hrefOf, onSort }: CommentSorting & { locale: Locale<'article'> }) {
  const { comments: texts } = textsOf(locale).article;
  return (
    <nav className={css.sorting} aria-label={texts.sort} data-part="sorting">
      {COMMENT_SORTS.map((sort) => (
        <Link
          key={sort}
          href={hrefOf(sort)}
          variant="quiet"
          className={cx(css.order, textClass.label)}
          {...(sort === value ? { current: 'true' as const } : {})}
          {...(onSort
            ? {
                onClick: (event: { preventDefault: () => void }) => {
                  event.preventDefault();
                  onSort(sort);
                },
              }
            : {})}
        >
          {texts.sorts[sort]}
        </Link>
      ))}
    </nav>
  );
}

/** Link to the replies of a thread that are not loaded. */
function MoreReplies({
  locale,
  comment,
  shown,
  hrefOf,
  onReplies,
}: Pick<CommentsProps, 'locale' | 'hrefOf' | 'onReplies'> & { comment: Comment; shown: number }) {
  const left = comment.replies - shown;
  const href = hrefOf?.(comment);
  if (left <= 0 || href === undefined) return null;
  return (
    <p className={css.moreReplies}>
      <Link
        href={href}
        variant="standalone"
        {...(onReplies
          ? {
              onClick: (event: { preventDefault: () => void }) => {
                event.preventDefault();
                onReplies(comment);
              },
            }
          : {})}
      >
        {counted(textsOf(locale).article.comments.allReplies, left, locale)}
      </Link>
    </p>
  );
}

/** A thread: its first comment, and its replies in order. */
type Thread = { comment: Comment; replies: Comment[] };

/** Groups comments by thread, in order. A reply whose thread is not loaded begins its own. */
function threadsOf(comments: readonly Comment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const thread = threads.get(rootOf(comment, byId));
    if (thread && thread.comment !== comment) thread.replies.push(comment);
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}

/** Id of the comment that begins a thread. A cycle ends where it closes. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): string {
  const seen = new Set([comment.id]);
  let root = comment;
  for (;;) {
    const next = byId.get(root.rootId ?? root.parentId ?? '');
    if (!next || seen.has(next.id)) return root.id;
    seen.add(next.id);
    root = next;
  }
}
