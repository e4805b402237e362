import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/index';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { BookmarkIcon, LockIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import * as css from './KeptPages.css';

/** A page that is kept in the browser: its title, its address, when it came, whether the reader saved it, and whether it is whole. */
export type KeptPage = {
  title: string;
  href: string;
  /** When the copy was made, in words that go on in a sentence: `today at 10:32`. */
  time: string;
  /** The reader saved it: it stays until they take it out. */
  isSaved?: boolean;
  /** A closed text: everybody has its opening alone, and so has its copy. */
  isOpening?: boolean;
};

/** Props of `KeptPages`: the pages in their order, and the level of each title in the document. */
export type KeptPagesProps = {
  pages: readonly KeptPage[];
  locale: Locale<'kept'>;
  headingLevel?: HeadingLevel;
};

/** Pages that can be read without a connection, each with the moment of its copy (spec §2, service worker). */
export function KeptPages({ pages, locale, headingLevel = 3 }: KeptPagesProps) {
  const Heading = `h${headingLevel}` as const;
  const { kept } = textsOf(locale);
  return (
    <ul className={css.list} data-part="kept-pages">
      {pages.map(({ title, href, time, isSaved = false, isOpening = false }) => (
        <li key={href} className={css.item}>
          <Heading className={cx(css.title, headlineClass.xs)}>
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          </Heading>
          <p className={cx(css.facts, textClass.small)}>
            {isSaved ? (
              <span className={css.sign} data-part="kept-saved">
                <BookmarkIcon size={16} />
                {kept.saved}
              </span>
            ) : null}
            {isOpening ? (
              <span className={css.sign} data-part="kept-opening">
                <LockIcon size={16} />
                {kept.opening}
              </span>
            ) : null}
            <span>{fill(kept.copiedAt, { time })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Props of `OfflinePage`; without children nothing is kept yet. */
export type OfflinePageProps = {
  locale: Locale<'kept' | 'error'>;
  frontHref?: string;
  headingLevel?: HeadingLevel;
  /** `KeptPages`. */
  children?: ReactNode;
};

/** In place of a page that cannot be had without a connection: try again, and what can be read meanwhile (spec §2). */
export function OfflinePage({ locale, frontHref = '/', headingLevel = 1, children }: OfflinePageProps) {
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel === 1 ? 2 : 3}` as const;
  const { kept, error } = textsOf(locale);
  return (
    <div className={css.page} data-part="offline-page">
      <Heading className={cx(css.title, headlineClass['2xl'])}>{kept.offline}</Heading>
      <p className={cx(css.text, textClass.standfirst)} data-part="offline-text">
        {kept.offlineText}
      </p>
      <div className={css.actions}>
        {/* The address of the page that was asked for, which this one stands in for. */}
        <Button href="">{error.retry}</Button>
        <Button href={frontHref} variant="secondary">
          {error.back}
        </Button>
      </div>
      <section className={css.readable} aria-labelledby="readable">
        <Subheading id="readable" className={cx(css.title, headlineClass.md)}>
          {kept.readable}
        </Subheading>
        {children ?? (
          <p className={cx(css.text, textClass.summary)} data-part="nothing-kept">
            {kept.nothing}
          </p>
        )}
      </section>
    </div>
  );
}

/** Props of `KeptCopy`: when the copy was made, as `KeptPage` says it, and the page's address. */
export type KeptCopyProps = { time: string; href: string; locale: Locale<'kept'> };

/** Over a page that is shown from its copy: when that was made, and the way to the page as it is now (spec §2). */
export function KeptCopy({ time, href, locale }: KeptCopyProps) {
  const { kept } = textsOf(locale);
  return (
    <aside className={cx(css.copy, textClass.small)} aria-label={kept.copyLabel} data-part="kept-copy">
      <span>{fill(kept.copy, { time })}</span>
      <Anchor href={href} className={css.refresh}>
        {kept.refresh}
      </Anchor>
    </aside>
  );
}

/** Props of `KeptGate`: the page's address, and the level of its title in the document. */
export type KeptGateProps = { href: string; locale: Locale<'kept' | 'error'>; headingLevel?: HeadingLevel };

/** Before the gate of a closed text that is shown from its copy, and in its place: the rest takes a connection (spec §2, §6). */
export function KeptGate({ href, locale, headingLevel = 2 }: KeptGateProps) {
  const Heading = `h${headingLevel}` as const;
  const { kept, error } = textsOf(locale);
  return (
    <section className={css.gate} aria-labelledby="kept-gate" data-part="kept-gate">
      <Heading id="kept-gate" className={cx(css.title, headlineClass.lg)}>
        {kept.gate}
      </Heading>
      <p className={cx(css.text, textClass.body)}>{kept.gateText}</p>
      <Button href={href}>{error.retry}</Button>
    </section>
  );
}
