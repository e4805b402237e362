import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { CloseIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Begun.css';

/** Props of `Begun`: a heading, whose text is that of the language. */
export type BegunProps = { headingLevel?: HeadingLevel; locale: Locale<'programme'> };

/**
 * Row of the recordings that a reader has begun. Only their browser knows them: the page's script fills the row
 * from its template, with buttons that forget one or all. The row has its place as soon as `data-begun` is on the document, and none without it.
 */
export function Begun({ headingLevel = 2, locale }: BegunProps) {
  const { programme: texts } = textsOf(locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.begun} aria-label={texts.begun} data-part="begun">
      <div className={css.head}>
        <Heading className={headlineClass.md} tabIndex={-1}>
          {texts.begun}
        </Heading>
        <button type="button" className={cx(css.forgetAll, textClass.label)} data-part="forget-all">
          {texts.forgetAll}
        </button>
      </div>
      <ul className={css.list} />
      <template>
        <li className={css.item}>
          <img className={css.picture} width={72} height={72} alt="" />
          <div className={css.words}>
            <span className={cx(css.kicker, textClass.small)} data-kicker="" />
            <span className={cx(css.title, textClass.label)} data-title="" />
            <Place href="" locale={locale} />
          </div>
          <button
            type="button"
            className={css.forget}
            aria-label={texts.forget}
            title={texts.forget}
            data-part="forget"
          >
            <CloseIcon size={20} />
          </button>
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
