'use client';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../button/index';
import { LoginRequiredDialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import {
  BookmarkFilledIcon,
  BookmarkIcon,
  CheckIcon,
  HeartFilledIcon,
  HeartIcon,
  PlusIcon,
} from '../icon/index';
import { counted, fill, useLocale } from '../locale/index';
import * as css from './ToggleButton.css';

type ToggleProps = {
  on: boolean;
  /** Resolves when the server has it; only then does `on` change, by whoever uses it (spec §4). */
  onToggle: (on: boolean) => Promise<void>;
  /** An anonymous reader is asked to log in instead (spec §6). */
  loggedIn: boolean;
  /** Page to come back to after logging in. */
  backUrl?: string;
};

type FaceProps = ToggleProps & { label: string; icon: JSX.Element; children?: ReactNode };

/** What likes, keeps and follows alike: waits for the server, says a failure, asks to log in. */
function Toggle({ on, onToggle, loggedIn, backUrl, label, icon, children }: FaceProps) {
  const { toggles: texts } = useLocale('toggles', 'loginRequired', 'dialog').texts;
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const [asking, setAsking] = useState(false);
  const press = async () => {
    if (!loggedIn) {
      setAsking(true);
      return;
    }
    setStatus('waiting');
    try {
      await onToggle(!on);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <span className={css.place} data-part="toggle">
      <Button
        variant="secondary"
        size="small"
        aria-pressed={on}
        label={label}
        icon={icon}
        loading={status === 'waiting'}
        onClick={() => void press()}
      >
        {children}
      </Button>
      <span role="status" className={`${css.failed} ${textClass.meta}`}>
        {status === 'failed' ? texts.failed : ''}
      </span>
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} />
    </span>
  );
}

export type LikeButtonProps = ToggleProps & { count?: number };

/** Like, with how many do. */
export function LikeButton({ count, ...toggle }: LikeButtonProps) {
  const { toggles: texts } = useLocale('toggles').texts;
  const words = toggle.on ? texts.liked : texts.like;
  return (
    <Toggle
      {...toggle}
      label={count === undefined ? words : `${words}, ${counted(texts.likes, count)}`}
      icon={toggle.on ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
    >
      {count === undefined ? undefined : count}
    </Toggle>
  );
}

/** Keep a content for later. */
export function SaveButton(toggle: ToggleProps) {
  const { toggles: texts } = useLocale('toggles').texts;
  return (
    <Toggle
      {...toggle}
      label={toggle.on ? texts.saved : texts.save}
      icon={toggle.on ? <BookmarkFilledIcon size={20} /> : <BookmarkIcon size={20} />}
    >
      {toggle.on ? texts.saved : texts.save}
    </Toggle>
  );
}

export type FollowButtonProps = ToggleProps & { name: string };

/** Follow an author. */
export function FollowButton({ name, ...toggle }: FollowButtonProps) {
  const { toggles: texts } = useLocale('toggles').texts;
  return (
    <Toggle
      {...toggle}
      label={fill(toggle.on ? texts.following : texts.follow, { name })}
      icon={toggle.on ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
    >
      {toggle.on ? texts.followingShort : texts.followShort}
    </Toggle>
  );
}
