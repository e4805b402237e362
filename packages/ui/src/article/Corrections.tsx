import { type Content, fill, formatLongDay } from '@portal/model';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';

/** Props of `Corrections`: notes in plain text with their dates, ISO 8601, oldest first. */
export type CorrectionsProps = { locale: Locale; corrections: NonNullable<Content['corrections']> };

/** Corrections of a content, above its text, so that returning readers notice the change. */
export function Corrections({ locale, corrections }: CorrectionsProps) {
  const { correctionOf } = textsOf(locale).article;
  return (
    <aside aria-label={textsOf(locale).article.corrections} data-part="corrections">
      {corrections.map(({ id, date, text }) => (
        <Notice
          key={id}
          locale={locale}
          title={fill(correctionOf, { date: formatLongDay(date, dateSettings(locale)) })}
        >
          <p dir="auto">{text}</p>
        </Notice>
      ))}
    </aside>
  );
}
