import type { BlogPlace } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './BlogPosts.css';

/** Links at the end of a post: its blog, and the posts before and after it. */
export function BlogPosts({ locale, blog }: { locale: Locale; blog: BlogPlace }) {
  const { blog: texts } = textsOf(locale);
  const { name, url, previous, next } = blog;
  return (
    <nav className={css.posts} aria-label={fill(texts.of, { name })} data-part="blog-posts">
      <p className={textClass.label}>
        <span className={css.quiet}>{texts.kind} · </span>
        <Anchor href={url} className={css.name}>
          {name}
        </Anchor>
      </p>
      {previous || next ? (
        <ul className={css.both}>
          {previous ? (
            <li className={css.post}>
              <span className={cx(css.quiet, textClass.meta)}>{texts.previous}</span>
              <Anchor href={previous.url} rel="prev" className={cx(css.link, headlineClass.xs)}>
                {previous.title}
              </Anchor>
            </li>
          ) : null}
          {next ? (
            <li className={cx(css.post, css.after)}>
              <span className={cx(css.quiet, textClass.meta)}>{texts.next}</span>
              <Anchor href={next.url} rel="next" className={cx(css.link, headlineClass.xs)}>
                {next.title}
              </Anchor>
            </li>
          ) : null}
        </ul>
      ) : null}
    </nav>
  );
}
