import { fill, type ProgrammeRating } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './AgeSign.css';

/** Props of `AgeSign`: a programme's age rating. */
export type AgeSignProps = {
  rating: ProgrammeRating;
  /** The sign alone, with a text for assistive technology, or with visible text next to it. */
  variant?: 'sign' | 'words';
  locale: Locale<'ageRating'>;
};

/** Age rating of a programme with its content warnings, as a sign, or with text next to it. */
export function AgeSign({ rating: { age, warnings = [] }, variant = 'sign', locale }: AgeSignProps) {
  const { ageRating: texts } = textsOf(locale);
  const rating = age === 'all' ? texts.all : fill(texts.from, { age });
  const list = warnings.map((warning) => texts.warnings[warning]).join(', ');
  const words = list ? fill(texts.warns, { rating, warnings: list }) : rating;
  return (
    <span className={css.line} data-part="age-sign" data-age={age}>
      <span aria-hidden="true" className={cx(css.sign, textClass.meta)}>
        {age === 'all' ? texts.signs.all : fill(texts.signs.from, { age })}
      </span>
      <span className={variant === 'sign' ? visuallyHidden : textClass.meta}>{words}</span>
    </span>
  );
}
