'use client';
import { LoginRequiredDialog } from '../dialog/index';
import { textClass } from '../foundation/type.css';
import { BookmarkFilledIcon, BookmarkIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './CardSaveButton.css';
import { type ToggleProps, usePressed, useToggle } from './useToggle';

/** Props of `CardSaveButton`, which saves the content of a card (spec §4). */
export type CardSaveButtonProps = ToggleProps & {
  /** Title of the card that it saves. */
  name: string;
  /** Places it in the corner of its card; in the normal flow by default. */
  corner?: boolean;
};

/**
 * Saves an article for later, in the corner of its card. Its label states the action, and thereby the state;
 * `aria-pressed` would repeat and contradict it.
 */
export function CardSaveButton({ name, corner = false, ...props }: CardSaveButtonProps) {
  const toggle = usePressed(props);
  const { toggles: texts } = useLocale('toggles', 'loginRequired', 'dialog').texts;
  const { status, press, asking, setAsking } = useToggle(toggle, true);
  const waiting = status === 'waiting' || undefined;
  const Icon = toggle.pressed ? BookmarkFilledIcon : BookmarkIcon;
  return (
    <span
      className={corner ? `${css.place} ${css.corner}` : css.place}
      data-part="card-save"
      data-on={toggle.pressed || undefined}
    >
      <button
        type="button"
        className={css.disc}
        aria-label={fill(toggle.pressed ? texts.unsaveNamed : texts.saveNamed, { name })}
        aria-busy={waiting}
        aria-disabled={waiting}
        onClick={waiting ? undefined : () => void press()}
      >
        <Icon size={22} />
      </button>
      <span role="status">
        {status === 'failed' ? (
          <span className={`${css.failure} ${textClass.meta}`} data-part="failure">
            {texts.failed}
          </span>
        ) : null}
      </span>
      {asking === undefined ? null : (
        <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={toggle.backUrl} purpose="save" />
      )}
    </span>
  );
}
