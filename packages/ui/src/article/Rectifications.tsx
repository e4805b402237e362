import {
  type Content,
  fill,
  formatLongDay,
  formatMachine,
  type Rectification,
  rectificationAnchor,
} from '@portal/model';
import { cx } from 'class-variance-authority';
import * as body from '../article-body/ArticleBody.css';
import type { BodyPlace } from '../article-body/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
import * as css from './Rectifications.css';

type Beside = NonNullable<Content['rectifications']>;

/**
 * Props of `Rectifications`: plain texts published with an article, with their dates in ISO 8601, oldest
 * first.
 */
export type RectificationsProps = {
  locale: Locale;
  rectifications: Beside;
  /** Horizontal place of the column, as for the article’s own text. */
  place?: BodyPlace;
  /** The article’s own text follows, under its own label if there is a rectification. */
  isOverStory?: boolean;
};

/** Day and month stay on one line; the year may wrap. */
const dayOf = ({ date }: Rectification, locale: Locale) =>
  formatLongDay(date, dateSettings(locale)).replace(/ (?!(?:de )?\d)/g, '\u00a0');
const wordsIn = (text: string, beside: Rectification, locale: Locale) =>
  fill(text, { party: beside.party.name, date: dayOf(beside, locale) });

/** Paragraphs of a plain text, separated by empty lines. */
const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/**
 * The unaltered text that a party named in the article had published with it (Organic Act 2/1984, article 3),
 * or an update by the newsroom (Organic Act 3/2018, article 86). Use it within an `Article`, above its text.
 */
export function Rectifications({
  locale,
  rectifications,
  place = 'start',
  isOverStory = false,
}: RectificationsProps) {
  const isCentred = place === 'centred';
  return (
    <>
      {rectifications.map((beside) => (
        <OneRectification key={beside.id} locale={locale} beside={beside} isCentred={isCentred} />
      ))}
      {isOverStory && rectifications.some(({ kind }) => kind === 'rectification') ? (
        <StoryLabel locale={locale} isCentred={isCentred} />
      ) : null}
    </>
  );
}

type OneProps = { locale: Locale; beside: Rectification; isCentred: boolean };

function OneRectification({ locale, beside, isCentred }: OneProps) {
  const { headings, whole, byNewsroom } = textsOf(locale).article.rectifications;
  const { id, kind, date, text } = beside;
  const anchor = rectificationAnchor(id);
  const isUpdate = kind === 'update';
  const day = <time dateTime={formatMachine(date, locale.timeZone)}>{dayOf(beside, locale)}</time>;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={cx(body.body, isCentred && body.centred, css.rectification)}
      data-part="rectification"
      data-kind={kind}
    >
      <header className={css.head}>
        <h2 id={`${anchor}-title`} className={headlineClass[isUpdate ? 'lg' : 'xl']}>
          {wordsIn(headings[kind], beside, locale)}
        </h2>
        <div className={cx(css.facts, textClass.meta)}>
          {isUpdate ? (
            <p>
              {day} · {byNewsroom}
            </p>
          ) : (
            <>
              {day}
              <p>{wordsIn(whole, beside, locale)}</p>
            </>
          )}
        </div>
      </header>
      {paragraphsOf(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <p key={at} dir="auto" className={css.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/**
 * Label above the article’s own text when a party’s text precedes it: from here on the newspaper speaks, also
 * for readers who come by an anchor or use a screen reader. After an update alone, which is the newspaper’s
 * too, it is not needed.
 */
function StoryLabel({ locale, isCentred }: Pick<OneProps, 'locale' | 'isCentred'>) {
  return (
    <div className={cx(body.body, isCentred && body.centred, css.story)} data-part="own-story">
      <h2 className={textClass.label}>{textsOf(locale).article.rectifications.story}</h2>
    </div>
  );
}

/**
 * Notice at the top of an article with rectifications or updates, with a link to them (Organic Act 3/2018,
 * articles 85.2 and 86): a lead picture could push them out of view.
 */
export function RectifiedNotice({
  locale,
  rectifications,
}: Pick<RectificationsProps, 'locale' | 'rectifications'>) {
  const { label, notices, read } = textsOf(locale).article.rectifications;
  return (
    <aside aria-label={label} className={cx(css.notice, textClass.label)} data-part="rectified">
      {rectifications.map((beside) => (
        <p key={beside.id}>
          {wordsIn(notices[beside.kind], beside, locale)}{' '}
          <Link href={`#${rectificationAnchor(beside.id)}`} className={css.way}>
            {read[beside.kind]}
          </Link>
        </p>
      ))}
    </aside>
  );
}
