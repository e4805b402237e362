import { dayOf, type Link, type Site } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { Wordmark, type WordmarkProps, type WordmarkSign } from '../header/index';
import { type Locale, textsOf } from '../locale/locale';
import { inset } from '../page/page.css';
import { Anchor } from '../routing/Routing';
import * as css from './Footer.css';
import { networkIcon } from './networks';

/** Props of `Footer`: columns of links, social accounts and legal links of a site. */
export type FooterProps = {
  locale: Locale;
  /** Name of the site. */
  name: string;
  sign?: WordmarkSign;
  /** The name as outlines. */
  outlines?: WordmarkProps['outlines'];
  tagline?: string;
  columns: Site['footer'];
  /** The site's accounts on social networks. */
  social?: readonly Link[];
  /** Legal notice, privacy, cookies. */
  legal?: readonly Link[];
  /** Button that opens the cookie choices, next to the legal links. */
  consent?: ReactNode;
  /** Adds the notice that the site's content is fiction. */
  isFiction?: boolean;
  frontHref?: string;
};

/** Footer of every page: publisher, links, small print. */
export function Footer({
  locale,
  name,
  sign,
  outlines,
  tagline,
  columns,
  social = [],
  legal = [],
  consent,
  isFiction = false,
  frontHref = '/',
}: FooterProps) {
  const { footer: texts } = textsOf(locale);
  return (
    <footer className={cx(css.footer, inset, textClass.label)} data-part="footer">
      <div className={css.body}>
        <div className={css.brand}>
          <Anchor href={frontHref} className={css.link}>
            <Wordmark name={name} sign={sign} outlines={outlines} size="small" />
          </Anchor>
          {tagline ? <p className={cx(css.quiet, textClass.meta)}>{tagline}</p> : null}
          {social.length > 0 ? (
            <ul className={css.social} aria-label={texts.follow}>
              {social.map(({ id, text, href, rel, target }) => {
                const Network = networkIcon(href);
                return (
                  <li key={id}>
                    <a href={href} rel={rel} target={target} aria-label={text} className={css.network}>
                      <Network />
                    </a>
                  </li>
                );
              })}
            </ul>
          ) : null}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={css.title} aria-hidden="true">
              {title}
            </p>
            <ul className={css.list}>
              {links.map(({ id, text, ...link }) => (
                <li key={id}>
                  <Anchor {...link} className={css.link}>
                    {text}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={cx(css.legal, textClass.small)}>
        <p>
          © {dayOf(locale.now, locale.timeZone)?.slice(0, 4)} {name}. {texts.rights}.
          {isFiction ? ` ${texts.fiction}.` : ''}
        </p>
        {legal.map(({ id, text, ...link }) => (
          <Anchor key={id} {...link} className={css.link}>
            {text}
          </Anchor>
        ))}
        {consent}
      </div>
    </footer>
  );
}
