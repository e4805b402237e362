import { RATING_MAX } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { counted, fill, type Locale, textsOf } from '../locale/locale';
import * as css from './Rating.css';

/** More than one process uses. */
const MAX_LANGUAGES = 200;

/** Cached for each language: creating one costs more than the rest of a card. */
const formats = new Map<string, Intl.NumberFormat>();

function inTenths(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (formats.size >= MAX_LANGUAGES) formats.clear();
  formats.set(language, format);
  return format.format(value);
}

/** Mean rating as stars filled by tenths (five at most, spec §9), with the number of votes. */
export function Rating({ value, votes, locale }: { value: number; votes?: number; locale: Locale<'card'> }) {
  const { rating, votes: voteTexts } = textsOf(locale).card;
  const shown = inTenths(value, locale.language);
  return (
    <span className={`${css.rating} ${textClass.meta}`} data-part="rating">
      <span
        className={css.stars}
        role="img"
        aria-label={fill(rating, { value: shown })}
        style={{ '--rated': `${(value / RATING_MAX) * 100}%` }}
      />
      <span aria-hidden="true">{shown}</span>
      {votes === undefined ? null : <span>({counted(voteTexts, votes, locale)})</span>}
    </span>
  );
}
