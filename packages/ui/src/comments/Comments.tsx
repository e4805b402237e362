import type { Comment } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/index';
import { RelativeTime } from '../byline/index';
import { textClass } from '../foundation/type.css';
import { counted, fill, type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import { type HeadingLevel, SectionHead } from '../section-head/index';
import * as css from './Comments.css';

/** Props of `Comments`: published comments, with places for the box and for each comment's tools. */
export type CommentsProps = {
  locale: Locale<'article'>;
  comments: readonly Comment[];
  /** No new ones may be written (spec §4). */
  closed?: boolean;
  /** Place of the box, while they are open: `CommentBox`. */
  form?: ReactNode;
  /** Tools under a comment: `CommentTools`. */
  tools?: (comment: Comment) => ReactNode;
  /** The reader’s own that nobody has reviewed yet: only they see them. */
  pending?: readonly Comment[];
  /** Place of what loads older ones. */
  more?: ReactNode;
  headingLevel?: HeadingLevel;
  /** Its anchor: `#comments` in addresses (spec §2), unless a page shows another section of them. */
  id?: string;
};

/** Readers' comments, each with its answers under it. */
export function Comments({
  locale,
  comments,
  closed = false,
  form,
  tools,
  pending = [],
  more,
  headingLevel = 2,
  id = 'comments',
}: CommentsProps) {
  const { comments: texts } = textsOf(locale).article;
  const threads = threadsOf(comments);
  return (
    <section id={id} className={css.section} data-part="comments">
      <SectionHead
        title={texts.title}
        headingLevel={headingLevel}
        aside={comments.length > 0 ? counted(texts, comments.length, locale) : texts.none}
      />
      {closed ? <Notice className={css.closed}>{texts.closed}</Notice> : form}
      {pending.length > 0 ? (
        <ol className={`${css.list} ${css.pending}`} data-part="pending">
          {pending.map((comment) => (
            <li key={comment.id}>
              <Words locale={locale} comment={comment} note={texts.pending} />
            </li>
          ))}
        </ol>
      ) : null}
      {threads.length > 0 ? (
        <ol className={css.list}>
          {threads.map(({ comment, replies }) => (
            <li key={comment.id} id={`comment-${comment.id}`}>
              <Words locale={locale} comment={comment} tools={tools?.(comment)} />
              {replies.length > 0 ? (
                <ol className={cx(css.list, css.replies)}>
                  {replies.map(({ comment: reply, to }) => (
                    <li key={reply.id} id={`comment-${reply.id}`}>
                      <Words
                        locale={locale}
                        comment={reply}
                        tools={tools?.(reply)}
                        replyTo={to === comment ? undefined : to.author}
                      />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {more}
    </section>
  );
}

type WordsProps = {
  locale: Locale<'article'>;
  comment: Comment;
  replyTo?: string;
  tools?: ReactNode;
  note?: string;
};

function Words({ locale, comment: { author, date, html }, replyTo, tools, note }: WordsProps) {
  return (
    <article className={css.comment}>
      <header className={css.head}>
        <Avatar name={author} size={32} />
        <b className={textClass.byline}>{author}</b>
        <span className={css.quiet}>
          <RelativeTime date={date} locale={locale} />
        </span>
        {replyTo ? (
          <span className={cx(css.quiet, textClass.meta)}>
            {fill(textsOf(locale).article.comments.replyTo, { author: replyTo })}
          </span>
        ) : null}
        {note ? <span className={`${css.note} ${textClass.meta}`}>{note}</span> : null}
      </header>
      <div className={textClass.summary} dangerouslySetInnerHTML={{ __html: html }} />
      {tools}
    </article>
  );
}

type Thread = { comment: Comment; replies: { comment: Comment; to: Comment }[] };

/** Comments by thread, in their order. An answer to an answer stays in the thread; one to nothing known begins its own. */
function threadsOf(comments: readonly Comment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const to = comment.parentId ? byId.get(comment.parentId) : undefined;
    const thread = to && threads.get(rootOf(to, byId).id);
    if (to && thread) thread.replies.push({ comment, to });
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}

/** The first comment of a thread. A circle ends where it closes. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment {
  const seen = new Set([comment.id]);
  let root = comment;
  for (
    let parent = byId.get(root.parentId ?? '');
    parent && !seen.has(parent.id);
    parent = byId.get(root.parentId ?? '')
  ) {
    seen.add(parent.id);
    root = parent;
  }
  return root;
}
