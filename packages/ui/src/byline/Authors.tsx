import type { BylineAuthor } from '@portal/model';
import { Fragment } from 'react';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Byline.css';

export type AuthorsProps = {
  authors?: readonly BylineAuthor[];
  /** Signature of a text without authors: an agency, the newsroom. */
  signature?: string;
  /** Starts with the language's 'by'. */
  prefixed?: boolean;
  locale: Locale<'card'>;
};

/** Authors, each linked to their page. */
export function Authors({ authors = [], signature, prefixed = false, locale }: AuthorsProps) {
  const { by, and } = textsOf(locale).card;
  return (
    <span className={textClass.byline}>
      {prefixed ? `${by} ` : null}
      {authors.map((author, index) => (
        <Fragment key={author.id}>
          {index === 0 ? null : index === authors.length - 1 ? ` ${and} ` : ', '}
          {author.url ? (
            <Anchor className={css.nameLink} href={author.url} rel="author">
              {author.name}
            </Anchor>
          ) : (
            <span className={css.name}>{author.name}</span>
          )}
        </Fragment>
      ))}
      {authors.length === 0 ? <span className={css.name}>{signature}</span> : null}
    </span>
  );
}
