'use client';
import type { JSX, ReactNode } from 'react';
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
import { type ToggleProps, useToggle } from './useToggle';

type FaceProps = ToggleProps & { label: string; icon: JSX.Element; children?: ReactNode };

/** The face of what likes, keeps and follows, and the words of its failure. */
function Toggle({ label, icon, children, ...toggle }: FaceProps) {
  const { toggles: texts } = useLocale('toggles', 'loginRequired', 'dialog').texts;
  const { status, press, asking, setAsking } = useToggle(toggle);
  return (
    <span className={css.place} data-part="toggle">
      <Button
        variant="secondary"
        size="small"
        aria-pressed={toggle.on}
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
      {asking === undefined ? null : (
        <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={toggle.backUrl} />
      )}
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
