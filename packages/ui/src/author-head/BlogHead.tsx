import type { Author, Blog, Link as LinkData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { headlineClass, textClass } from '../foundation/type.css';
import { RssIcon } from '../icon/index';
import { Image, portraitSource } from '../image/Image';
import { KickerLine } from '../kicker/KickerLine';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as author from './AuthorHead.css';
import * as css from './BlogHead.css';

/** Props of `BlogHead`, the top of a blog's listing. */
export type BlogHeadProps = {
  locale: Locale;
  blog: Blog;
  breadcrumbs?: readonly LinkData[];
  /** URL of its feed. */
  feedHref?: string;
  /** Button that follows an author. */
  action?: (author: Author) => ReactNode;
  headingLevel?: HeadingLevel;
};

/** Head of a blog: its authors with portraits, its description, and ways to follow it (spec §2, listings). */
export function BlogHead({
  locale,
  blog,
  breadcrumbs = [],
  feedHref,
  action,
  headingLevel = 1,
}: BlogHeadProps) {
  const Heading = `h${headingLevel}` as const;
  const { blog: texts } = textsOf(locale);
  const { name, description, authors } = blog;
  const [only] = authors;
  const hasOneAuthor = only !== undefined && authors.length === 1;
  return (
    <header className={cx(author.frame, css.head)} data-part="blog-head">
      <Breadcrumbs locale={locale} links={breadcrumbs} />
      <div className={cx(author.head, author.ruled, !hasOneAuthor && css.many)}>
        {hasOneAuthor ? <Portrait author={only} /> : null}
        <div className={author.words}>
          <KickerLine words={texts.kind} />
          <Heading className={headlineClass['2xl']}>{name}</Heading>
          {description ? <p className={cx(css.description, textClass.standfirst)}>{description}</p> : null}
        </div>
        <ul className={cx(css.authors, hasOneAuthor && css.beside)} aria-label={texts.authors}>
          {authors.map((one) => (
            <li key={one.id} className={css.author}>
              {hasOneAuthor ? null : (
                <Avatar
                  name={one.name}
                  src={one.image && !one.image.missing ? portraitSource(one.image) : undefined}
                  size={64}
                />
              )}
              <div className={css.words}>
                <p className={headlineClass.xs}>
                  <Link href={one.url} variant="quiet" rel="author">
                    {one.name}
                  </Link>
                </p>
                {one.role ? <p className={cx(author.role, textClass.meta)}>{one.role}</p> : null}
              </div>
              {action?.(one)}
            </li>
          ))}
        </ul>
        {feedHref ? (
          <p className={cx(css.feed, hasOneAuthor && css.beside)}>
            <Link href={feedHref} variant="standalone" type="application/rss+xml">
              <RssIcon size={18} /> {texts.feed}
            </Link>
          </p>
        ) : null}
      </div>
    </header>
  );
}

function Portrait({ author: { name, image } }: { author: Author }) {
  if (!image) return <Avatar name={name} size={104} />;
  return (
    <div className={author.portrait}>
      <Image image={image} ratio="1:1" sizes="160px" widest={160} priority />
    </div>
  );
}
