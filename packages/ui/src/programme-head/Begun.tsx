import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Begun.css';

/** Props of `Begun`: a heading, whose text is that of the language. */
export type BegunProps = { headingLevel?: HeadingLevel; locale: Locale<'programme'> };

/**
 * Row of the recordings that a reader has begun. Only their browser knows them: the page's script fills the row
 * from its template. The row has its place as soon as `data-begun` is on the document, and none without it.
 */
export function Begun({ headingLevel = 2, locale }: BegunProps) {
  const { programme: texts } = textsOf(locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.begun} aria-label={texts.begun} data-part="begun">
      <Heading className={headlineClass.md}>{texts.begun}</Heading>
      <ul className={css.list} />
      <template>
        <li className={css.item}>
          <img className={css.picture} width={72} height={72} alt="" />
          <div className={css.words}>
            <span className={cx(css.kicker, textClass.small)} data-kicker="" />
            <span className={cx(css.title, textClass.label)} data-title="" />
            <Place href="" locale={locale} />
          </div>
        </li>
      </template>
    </section>
  );
}

/** Props of `Place`: the page of a recording. */
export type PlaceProps = { href: string; locale: Locale<'programme'> };

/** How far the reader has got in a recording, once the page's script has told it. */
export function Place({ href, locale }: PlaceProps) {
  const { programme: texts } = textsOf(locale);
  return (
    <p className={cx(css.place, textClass.small)} data-place={href} data-words={texts.left} hidden>
      <span className={css.line} aria-hidden="true" />
      <span data-left="" />
    </p>
  );
}
