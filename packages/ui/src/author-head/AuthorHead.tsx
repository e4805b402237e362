import type { Author } from '@portal/model';
import { cx } from 'class-variance-authority';
import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar';
import { headlineClass, textClass } from '../foundation/type.css';
import { XIcon } from '../icon/index';
import { Image, portraitSource } from '../image/Image';
import { Link } from '../link/Link';
import { fill, type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './AuthorHead.css';

/** Props of `AuthorHead`, the top of an author's page. */
export type AuthorHeadProps = {
  locale: Locale;
  author: Author;
  /** Follow button. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** Head of an author's page: portrait, name, role and biography. */
export function AuthorHead({ locale, author, action, headingLevel = 1 }: AuthorHeadProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, role, bio, image } = author;
  return (
    <header className={css.frame} data-part="author-head">
      <div className={css.head}>
        {image ? (
          <div className={css.portrait}>
            <Image image={image} ratio="1:1" sizes="160px" widest={160} priority />
          </div>
        ) : (
          <Avatar name={name} size={104} />
        )}
        <div className={css.words}>
          <p className={cx(css.role, textClass.label)}>{role ?? textsOf(locale).author.kind}</p>
          <Heading className={headlineClass['2xl']}>{name}</Heading>
          <div className={css.actions}>
            {action}
            <Twitter author={author} locale={locale} />
          </div>
        </div>
        {bio ? <p className={cx(css.bio, textClass.summary)}>{bio}</p> : null}
      </div>
    </header>
  );
}

/** Props of `AuthorBox`: an author, and a follow button. */
export type AuthorBoxProps = { locale: Locale; author: Author; action?: ReactNode };

/** Box about an author at the end of an article. */
export function AuthorBox({ locale, author, action }: AuthorBoxProps) {
  const { name, url, role, bio, image } = author;
  return (
    <div className={css.box} data-part="author-box">
      <Avatar name={name} src={image && !image.missing ? portraitSource(image) : undefined} size={64} />
      <div className={css.boxWords}>
        <p className={headlineClass.xs}>
          <Link href={url} variant="quiet" rel="author">
            {name}
          </Link>
        </p>
        {role ? <p className={cx(css.role, textClass.meta)}>{role}</p> : null}
        {bio ? <p className={textClass.summary}>{bio}</p> : null}
        <div className={css.actions}>
          {action}
          <Twitter author={author} locale={locale} />
        </div>
      </div>
    </div>
  );
}

function Twitter({ author: { twitter, name }, locale }: { author: Author; locale: Locale }) {
  if (!twitter) return null;
  // A long name breaks between its words.
  const [start, ...rest] = /([^/]+)\/?$/.exec(twitter)?.[1]?.split('_') ?? [];
  return (
    <Link href={twitter} variant="standalone" rel="noopener nofollow me">
      <XIcon label={fill(textsOf(locale).author.twitter, { name })} />
      <span>
        @{start}
        {rest.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a name may be the same
          <Fragment key={at}>
            <wbr />_{part}
          </Fragment>
        ))}
      </span>
    </Link>
  );
}
