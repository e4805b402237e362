import type { HotTopic } from '@portal/model';
import { cva, cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { inset } from '../page/page.css';
import { Anchor } from '../routing/Routing';
import * as css from './HotTopics.css';

/** Widths of the hot-topics strip: the whole window, or a column of a board. */
export const HOT_TOPICS_WIDTHS = ['page', 'column'] as const;
/** Width of the hot-topics strip. */
export type HotTopicsWidth = (typeof HOT_TOPICS_WIDTHS)[number];

/** Props of `HotTopics`, the strip of links to current topics (spec §2, §3). */
export type HotTopicsProps = {
  locale: Locale;
  topics: readonly HotTopic[];
  /** Leading words; those of the dictionary if omitted. */
  title?: string;
  /** `page` for the full width of the window, `column` for a column of a board. */
  width?: HotTopicsWidth;
};

const classes = cva(css.strip, {
  variants: { width: { page: css.page, column: css.column } satisfies Record<HotTopicsWidth, string> },
});

/**
 * Strip of links to today's topics, on one line (spec §2, hot topics strip). Renders nothing without topics.
 */
export function HotTopics({ locale, topics, title, width = 'page' }: HotTopicsProps) {
  if (topics.length === 0) return null;
  const label = title ?? textsOf(locale).hotTopics.label;
  return (
    <nav aria-label={label} className={classes({ width })} data-part="hot-topics">
      <div className={cx(css.line, width === 'page' && inset)}>
        <span className={cx(css.label, textClass.label)} aria-hidden="true">
          {label}
        </span>
        <ul className={cx(css.list, textClass.label)}>
          {topics.map(({ link: { id, text, ...link } }) => (
            <li key={id} className={css.item}>
              <Anchor {...link} className={css.topic}>
                {text}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
