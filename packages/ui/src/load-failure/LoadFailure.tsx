import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './LoadFailure.css';

/** Props of `LoadFailure`, the notice next to a part whose script did not load (spec §8). */
export type LoadFailureProps = {
  locale: Locale<'loadFailure'>;
  onRetry?: () => void;
};

/**
 * Notice next to a part whose script did not load (spec §8): the rest of the page works, and the reader can
 * retry. It needs no JavaScript of its own: a page can hold it ready as plain HTML.
 */
export function LoadFailure({ locale, onRetry }: LoadFailureProps) {
  const { text, retry } = textsOf(locale).loadFailure;
  return (
    <div className={css.notice} role="alert" data-part="load-failure">
      <p className={`${css.words} ${textClass.small}`}>{text}</p>
      <Button size="small" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
