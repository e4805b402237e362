'use client';
import type { CommentVote } from '@portal/model';
import { useState } from 'react';
import { Button } from '../button/index';
import { ConfirmDialog, LoginRequiredDialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import { DislikeIcon, FlagIcon, LikeIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './CommentTools.css';

/** Props of `CommentTools`: votes, report and reply; logged-out readers get the login dialog (spec §4). */
export type CommentToolsProps = {
  /** Author of the comment: named by every button, so that it is clear which comment it is of. */
  author: string;
  likes: number;
  dislikes: number;
  /** The reader’s own vote. */
  voted?: CommentVote;
  /** The reader has reported it. */
  reported?: boolean;
  loggedIn: boolean;
  /** Page to come back to after logging in. */
  backUrl?: string;
  /** Resolves when the server has it; `undefined` takes the vote back. Only then do counts change, by whoever uses it. */
  onVote: (vote: CommentVote | undefined) => Promise<void>;
  /** Resolves when the server has it. */
  onReport: () => Promise<void>;
  /** Opens the box for an answer; without it comments are not answered. */
  onReply?: () => void;
};

/** Under a comment: for and against, answer, report (spec §4). An anonymous reader is asked to log in (spec §6). */
export function CommentTools(props: CommentToolsProps) {
  const {
    author,
    likes,
    dislikes,
    voted,
    reported = false,
    loggedIn,
    backUrl,
    onVote,
    onReport,
    onReply,
  } = props;
  const { commentTools: texts } = useLocale('commentTools', 'loginRequired', 'confirmation', 'dialog').texts;
  const [sending, setSending] = useState<CommentVote>();
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState<'login' | 'report'>();
  const ifKnown = (act: () => void) => () => (loggedIn ? act() : setAsking('login'));
  const vote = async (kind: CommentVote) => {
    if (sending) return;
    setSending(kind);
    setFailed(false);
    try {
      await onVote(voted === kind ? undefined : kind);
    } catch {
      setFailed(true);
    } finally {
      setSending(undefined);
    }
  };
  const face = (kind: CommentVote, count: number, words: string, icon: React.ReactNode) => (
    <Button
      variant="plain"
      size="small"
      icon={icon}
      label={`${fill(words, { author })}, ${count}`}
      aria-pressed={voted === kind}
      loading={sending === kind}
      onClick={ifKnown(() => void vote(kind))}
    >
      {count}
    </Button>
  );
  return (
    <div className={css.tools} data-part="comment-tools">
      {face('like', likes, texts.like, <LikeIcon size={18} />)}
      {face('dislike', dislikes, texts.dislike, <DislikeIcon size={18} />)}
      {onReply ? (
        <Button
          variant="plain"
          size="small"
          label={fill(texts.replyTo, { author })}
          onClick={ifKnown(onReply)}
        >
          {texts.reply}
        </Button>
      ) : null}
      {reported ? (
        <span className={`${css.quiet} ${textClass.meta}`} data-part="reported">
          <FlagIcon size={16} /> {texts.reported}
        </span>
      ) : (
        <Button
          variant="plain"
          size="small"
          icon={<FlagIcon size={18} />}
          label={fill(texts.report, { author })}
          onClick={ifKnown(() => setAsking('report'))}
        />
      )}
      <span role="status" className={`${css.failed} ${textClass.meta}`}>
        {failed ? texts.failed : ''}
      </span>
      <LoginRequiredDialog
        open={asking === 'login'}
        onOpenChange={() => setAsking(undefined)}
        backUrl={backUrl}
      />
      <ConfirmDialog
        open={asking === 'report'}
        onOpenChange={() => setAsking(undefined)}
        title={texts.reportTitle}
        text={texts.reportText}
        confirm={texts.reportConfirm}
        onConfirm={onReport}
      />
    </div>
  );
}
