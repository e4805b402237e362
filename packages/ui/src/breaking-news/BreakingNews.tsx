import type { Alert } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { inset } from '../page/page.css';
import { Anchor } from '../routing/Routing';
import * as css from './BreakingNews.css';

/** Props of `BreakingNews`: an alert of the newsroom. */
export type BreakingNewsProps = {
  locale: Locale<'lastHour'>;
  alert: Alert;
};

/** Breaking news above a front, across the full width: what happened, and a link to read it. */
export function BreakingNews({ locale, alert: { title, text, link } }: BreakingNewsProps) {
  const label = textsOf(locale).lastHour.title;
  return (
    <section aria-label={label} className={css.strip} data-part="breaking-news">
      <div className={cx(css.line, inset)}>
        <span className={cx(css.label, textClass.label)} aria-hidden="true">
          <span className={css.dot} />
          {label}
        </span>
        <div className={css.words}>
          <p className={headlineClass.sm}>
            {link ? (
              <Anchor href={link.href} className={css.link}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </p>
          {text ? <p className={cx(css.text, textClass.summary)}>{text}</p> : null}
        </div>
      </div>
    </section>
  );
}
