import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './KeptPages.css';

/**
 * Props of `OfflineGuide`: what is stored, how much and for how long, in sections of a title and sentences.
 */
export type OfflineGuideProps = {
  locale: Locale<'kept'>;
  title: string;
  standfirst: string;
  parts: readonly { title: string; lines: readonly string[] }[];
  /** Link to further information about storage in browsers. */
  more?: { text: string; href: string };
  /** `OfflineReading`, if the site offers it. */
  children?: ReactNode;
};

/**
 * Page about offline reading, with its switch: the text works without JavaScript, which the switch needs
 * (spec §2).
 */
export function OfflineGuide({ locale, title, standfirst, parts, more, children }: OfflineGuideProps) {
  const { kept } = textsOf(locale);
  return (
    <div className={css.page} data-part="offline-guide">
      <h1 className={cx(css.title, headlineClass['2xl'])}>{title}</h1>
      <p className={cx(css.text, textClass.standfirst)}>{standfirst}</p>
      {children ? (
        <div className={css.choice}>
          {children}
          <p className={cx(css.withoutScript, textClass.summary)} data-part="without-script">
            {kept.withoutScript}
          </p>
        </div>
      ) : null}
      {parts.map((part) => (
        <section key={part.title} className={css.part}>
          <h2 className={cx(css.title, headlineClass.md)}>{part.title}</h2>
          <ul className={cx(css.lines, textClass.summary)}>
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {more ? (
        <Link href={more.href} variant="standalone">
          {more.text}
        </Link>
      ) : null}
    </div>
  );
}
