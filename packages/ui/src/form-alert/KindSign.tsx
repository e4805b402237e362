import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './FormAlert.css';

/** A shape for each kind, as not everybody tells their colours apart. */
const SIGNS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon } as const;

type KindSignProps = { kind: keyof typeof SIGNS; locale: Locale<'fields'> };

/** The sign of a message, and its kind in a word for those who only hear it; what is merely to be known has none. */
export function KindSign({ kind, locale }: KindSignProps) {
  const Sign = SIGNS[kind];
  return (
    <span className={css.sign}>
      <Sign />
      {kind === 'info' ? null : (
        <span className={visuallyHidden}>{textsOf(locale).fields.kinds[kind]}: </span>
      )}
    </span>
  );
}
