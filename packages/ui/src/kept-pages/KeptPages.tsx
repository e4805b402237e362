import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { BookmarkIcon, LockIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './KeptPages.css';

/**
 * A page stored in the browser: its title, its URL, the time of its copy, whether the reader saved it, and
 * whether it is complete.
 */
export type KeptPage = {
  title: string;
  href: string;
  /** Time of the copy, in a form that fits into a sentence: `today at 10:32`. */
  time: string;
  /** Whether the reader saved it: it stays until they remove it. */
  isSaved?: boolean;
  /** Whether it is a gated text, whose copy has only the public opening. */
  isOpening?: boolean;
};

/** Props of `KeptPages`: the pages in order, and the heading level of each title. */
export type KeptPagesProps = {
  pages: readonly KeptPage[];
  locale: Locale<'kept'>;
  headingLevel?: HeadingLevel;
};

/** Pages available offline, each with the time of its copy (spec §2, service worker). */
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

/** Props of `OfflinePage`; without children no page is stored yet. */
export type OfflinePageProps = {
  locale: Locale<'kept' | 'error'>;
  frontHref?: string;
  headingLevel?: HeadingLevel;
  /** List of stored pages: `KeptPages`. */
  children?: ReactNode;
};

/**
 * Replaces a page that is unavailable offline: a retry button, and the pages that can be read meanwhile
 * (spec §2).
 */
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
        {/* The URL of the requested page, which this one replaces. */}
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

/** Props of `KeptCopy`: the time of the copy, in the form of `KeptPage`, and the page's URL. */
export type KeptCopyProps = { time: string; href: string; locale: Locale<'kept'> };

/**
 * Notice above a page shown from its copy: the time of the copy, and a link to the current page (spec §2).
 */
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

/** Props of `KeptGate`: the page's URL, and the heading level of its title. */
export type KeptGateProps = { href: string; locale: Locale<'kept' | 'error'>; headingLevel?: HeadingLevel };

/** Replaces the gate of a gated text shown from its copy: the rest needs a connection (spec §2, §6). */
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
