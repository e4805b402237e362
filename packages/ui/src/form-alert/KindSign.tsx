import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './FormAlert.css';

/** A shape for each kind, since not everyone can distinguish their colours. */
const SIGNS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon } as const;

type KindSignProps = { kind: keyof typeof SIGNS; locale: Locale<'fields'> };

/** Icon of a message, with its kind as text for screen readers; plain information has no text. */
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
