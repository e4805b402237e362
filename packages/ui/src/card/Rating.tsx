import { RATING_MAX } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { counted, fill, type Locale } from '../locale/locale';
import * as css from './Rating.css';

/** What readers think, in stars that fill by tenths (five at most, spec §9), and how many have voted. */
export function Rating({ value, votes, locale }: { value: number; votes?: number; locale: Locale<'card'> }) {
  const { rating, votes: voteTexts } = locale.texts.card;
  const shown = new Intl.NumberFormat(locale.language, { maximumFractionDigits: 1 }).format(value);
  return (
    <span className={`${css.rating} ${textClass.meta}`} data-part="rating">
      <span
        className={css.stars}
        role="img"
        aria-label={fill(rating, { value: shown })}
        style={{ '--rated': `${(value / RATING_MAX) * 100}%` }}
      />
      <span aria-hidden="true">{shown}</span>
      {votes === undefined ? null : <span>({counted(voteTexts, votes)})</span>}
    </span>
  );
}
