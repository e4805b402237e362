'use client';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { Button } from '../button/Button';
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
import { type HeldToggle, type ToggleProps, type ToggleTarget, usePressed, useToggle } from './useToggle';

/** Form without JavaScript, and the URL fragment that reports its success. */
type Posted = { target: ToggleTarget; done: string };

type ToggleButtonBaseProps = HeldToggle & {
  name: 'save' | 'follow' | 'like';
  label: string;
  icon: JSX.Element;
  posted?: Posted | undefined;
  children?: ReactNode;
};

/** Base of the like, save and follow buttons, with the text shown when one fails. */
function Toggle({ name, label, icon, posted, children, ...toggle }: ToggleButtonBaseProps) {
  const { toggles: texts } = useLocale('toggles', 'loginRequired', 'dialog').texts;
  const { status, press, asking, setAsking } = useToggle(toggle);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void press();
  };
  const content = (
    <>
      <Button
        type={posted ? 'submit' : 'button'}
        variant="secondary"
        size="small"
        aria-pressed={toggle.pressed}
        label={label}
        icon={icon}
        loading={status === 'waiting'}
        onClick={onClick}
      >
        {children}
      </Button>
      <span role="status" className={`${css.failed} ${textClass.meta}`}>
        {status === 'failed' ? texts.failed : ''}
      </span>
      {asking === undefined ? null : (
        <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={toggle.backUrl} purpose={name} />
      )}
    </>
  );
  if (!posted)
    return (
      <span className={css.place} data-part="toggle">
        {content}
      </span>
    );
  const { target, done } = posted;
  return (
    <form method="post" action={target.action} className={css.place} data-part="toggle">
      <input type="hidden" name="id" value={target.id} />
      {toggle.backUrl ? <input type="hidden" name="backUrl" value={toggle.backUrl} /> : null}
      {content}
      <span id={`${name}-done`} className={`${css.outcome} ${textClass.meta}`}>
        {done}
      </span>
      <span id={`${name}-failed`} className={`${css.outcome} ${css.failed} ${textClass.meta}`}>
        {texts.failed}
      </span>
    </form>
  );
}

/** Props of `LikeButton`; logged-out readers get the login dialog (spec §4). */
export type LikeButtonProps = ToggleProps & { count?: number; target?: ToggleTarget };

/** Toggle that likes an article, with the number of likes (spec §2). */
export function LikeButton({ count, target, ...props }: LikeButtonProps) {
  const toggle = usePressed(props);
  const locale = useLocale('toggles');
  const { toggles: texts } = locale.texts;
  return (
    <Toggle
      {...toggle}
      name="like"
      posted={target && { target, done: texts.likedIt }}
      label={count === undefined ? texts.like : `${texts.like}, ${counted(texts.likes, count, locale)}`}
      icon={toggle.pressed ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
    >
      {count === undefined ? undefined : count}
    </Toggle>
  );
}

/** Props of a button that works without JavaScript too, if it has a `target`. */
export type PostedToggleProps = ToggleProps & {
  target?: ToggleTarget;
  /** Shows its icon only, for toolbars; its name is still announced. */
  compact?: boolean;
};

/** Toggle that saves an article for later; it changes once the server confirms (spec §4). */
export function SaveButton({ target, compact = false, ...props }: PostedToggleProps) {
  const toggle = usePressed(props);
  const { toggles: texts } = useLocale('toggles').texts;
  return (
    <Toggle
      {...toggle}
      name="save"
      posted={target && { target, done: texts.saved }}
      label={toggle.pressed ? texts.saved : texts.save}
      icon={toggle.pressed ? <BookmarkFilledIcon size={20} /> : <BookmarkIcon size={20} />}
    >
      {compact ? undefined : toggle.pressed ? texts.saved : texts.save}
    </Toggle>
  );
}

/** Props of `FollowButton`; `name` is the author's, for its label (spec §4). */
export type FollowButtonProps = PostedToggleProps & { name: string };

/** Toggle that follows an author; it changes once the server confirms (spec §4). */
export function FollowButton({ name, target, compact = false, ...props }: FollowButtonProps) {
  const toggle = usePressed(props);
  const { toggles: texts } = useLocale('toggles').texts;
  return (
    <Toggle
      {...toggle}
      name="follow"
      posted={target && { target, done: texts.followingShort }}
      label={fill(toggle.pressed ? texts.following : texts.follow, { name })}
      icon={toggle.pressed ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
    >
      {compact ? undefined : toggle.pressed ? texts.followingShort : texts.followShort}
    </Toggle>
  );
}
