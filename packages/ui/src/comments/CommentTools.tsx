'use client';
import { type CommentVote, REPORT_REASONS, type ReportReason } from '@portal/model/participation';
import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { ConfirmDialog, LoginRequiredDialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import { DislikeIcon, FlagIcon, LikeIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { RadioGroup } from '../radio-group/RadioGroup';
import * as css from './CommentTools.css';

/** Props of `CommentTools`: votes, report and reply; logged-out readers get the login dialog (spec §4). */
export type CommentToolsProps = {
  /** Author of the comment: every button names them, to say which comment it belongs to. */
  author: string;
  likes: number;
  dislikes: number;
  /** The reader’s own vote. */
  voted?: CommentVote;
  /** Whether the reader has reported it. */
  reported?: boolean;
  loggedIn: boolean;
  /** URL to return to after the login. */
  backUrl?: string;
  /**
   * Resolves when the server has stored it; `undefined` withdraws the vote. The parent updates the counts.
   */
  onVote: (vote: CommentVote | undefined) => Promise<void>;
  /** Resolves when the server has stored it. */
  onReport: (reason: ReportReason) => Promise<void>;
  /** Opens the reply box; if omitted, comments cannot be replied to. */
  onReply?: () => void;
  /** Whether it is the reader’s own, which they can neither vote on nor report. */
  own?: boolean;
  /** Opens the box to edit it; if omitted, the time to edit it has passed. */
  onEdit?: () => void;
  /** Resolves when the server has deleted it. */
  onRemove?: () => Promise<void>;
};

/**
 * Actions on a comment: votes, reply, report (spec §4). An anonymous reader is prompted to log in (spec §6).
 */
export function CommentTools(props: CommentToolsProps) {
  const { author, loggedIn, backUrl, onReply, own = false } = props;
  const { commentTools: texts } = useLocale('commentTools', 'loginRequired', 'confirmation', 'dialog').texts;
  const [asking, setAsking] = useState(false);
  const ifKnown = (act: () => void) => () => (loggedIn ? act() : setAsking(true));
  return (
    <div className={css.tools} data-part="comment-tools">
      <Votes {...props} ifKnown={ifKnown} />
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
      {own ? <OwnTools {...props} /> : <Report {...props} ifKnown={ifKnown} />}
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} purpose="react" />
    </div>
  );
}

type Known = { ifKnown: (act: () => void) => () => void };

function Votes({ author, likes, dislikes, voted, own, onVote, ifKnown }: CommentToolsProps & Known) {
  const { commentTools: texts } = useLocale('commentTools').texts;
  const [sending, setSending] = useState<CommentVote>();
  const [failed, setFailed] = useState(false);
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
  const stateOf = (kind: CommentVote) => ({
    own,
    isPressed: voted === kind,
    isSending: sending === kind,
    onPress: ifKnown(() => void vote(kind)),
  });
  return (
    <>
      <Vote
        {...stateOf('like')}
        count={likes}
        words={fill(texts.like, { author })}
        icon={<LikeIcon size={18} />}
      />
      <Vote
        {...stateOf('dislike')}
        count={dislikes}
        words={fill(texts.dislike, { author })}
        icon={<DislikeIcon size={18} />}
      />
      <span role="status" className={`${css.failed} ${textClass.meta}`}>
        {failed ? texts.failed : ''}
      </span>
    </>
  );
}

type VoteProps = {
  count: number;
  /** Name of the button, without the count. */
  words: string;
  icon: React.ReactNode;
  own: CommentToolsProps['own'];
  isPressed: boolean;
  isSending: boolean;
  onPress: () => void;
};

/** A number of votes; a button, unless the comment is the reader's own. */
function Vote({ count, words, icon, own, isPressed, isSending, onPress }: VoteProps) {
  if (own)
    return (
      <span className={`${css.quiet} ${textClass.meta}`}>
        {icon} {count}
      </span>
    );
  return (
    <Button
      variant="plain"
      size="small"
      icon={icon}
      label={`${words}, ${count}`}
      aria-pressed={isPressed}
      loading={isSending}
      onClick={onPress}
    >
      {count}
    </Button>
  );
}

function Report({ author, reported = false, onReport, ifKnown }: CommentToolsProps & Known) {
  const { commentTools: texts } = useLocale('commentTools', 'confirmation', 'dialog', 'fields').texts;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<ReportReason>('insult');
  const isSent = useRef(false);
  const name = useId();
  if (reported)
    return (
      <span
        // The button that opened the dialog is gone: the focus moves here.
        ref={(element: HTMLSpanElement | null) => {
          if (isSent.current) element?.focus();
          isSent.current = false;
        }}
        tabIndex={-1}
        className={`${css.quiet} ${textClass.meta}`}
        data-part="reported"
      >
        <FlagIcon size={16} /> {texts.reported}
      </span>
    );
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={<FlagIcon size={18} />}
        label={fill(texts.report, { author })}
        onClick={ifKnown(() => setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.reportTitle}
        text={texts.reportText}
        confirm={texts.reportConfirm}
        onConfirm={() => {
          isSent.current = true;
          return onReport(reason);
        }}
      >
        <RadioGroup
          label={texts.reason}
          name={name}
          value={reason}
          onValueChange={(value) => setReason(REPORT_REASONS.find((known) => known === value) ?? 'other')}
          options={REPORT_REASONS.map((value) => ({ value, label: texts.grounds[value] }))}
        />
      </ConfirmDialog>
    </>
  );
}

function OwnTools({ onEdit, onRemove }: CommentToolsProps) {
  const { commentTools: texts } = useLocale('commentTools', 'confirmation', 'dialog').texts;
  return (
    <>
      {onEdit ? (
        <Button variant="plain" size="small" onClick={onEdit}>
          {texts.edit}
        </Button>
      ) : null}
      {onRemove ? (
        <ConfirmDialog
          trigger={
            <Button variant="plain" size="small">
              {texts.remove}
            </Button>
          }
          danger
          title={texts.removeTitle}
          text={texts.removeText}
          confirm={texts.remove}
          onConfirm={onRemove}
        />
      ) : null}
    </>
  );
}
