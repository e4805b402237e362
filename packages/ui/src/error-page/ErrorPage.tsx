import { loginPath, type PageErrorStatus, type PageErrorText } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './ErrorPage.css';

/** Props of `ErrorPage`; the status decides which links it offers (spec §8). */
export type ErrorPageProps = {
  locale: Locale;
  status: PageErrorStatus;
  /** Title and description of this status, from the model's `PageErrorTexts`. */
  texts: PageErrorText;
  frontHref?: string;
  /** URL to return to after the login, for 401. */
  backUrl?: string;
  /** URL to retry, for 429 and 500. */
  retryHref?: string;
  /** URL to contact the newsroom, for 403. */
  contactHref?: string;
  headingLevel?: HeadingLevel;
  /** Links to other articles. */
  children?: ReactNode;
};

/** Page for an error (spec §2, §8): what happened, in plain words, and links to continue. */
export function ErrorPage({
  locale,
  status,
  texts,
  frontHref = '/',
  backUrl,
  retryHref,
  contactHref,
  headingLevel = 1,
  children,
}: ErrorPageProps) {
  const Heading = `h${headingLevel}` as const;
  const { error, header } = textsOf(locale);
  const first =
    status === 401
      ? { href: loginPath(backUrl), text: header.login }
      : (status === 429 || status === 500) && retryHref
        ? { href: retryHref, text: error.retry }
        : undefined;
  const [before = '', after = ''] = error.write.split('{link}');
  return (
    <>
      <section className={css.page} data-part="error-page" data-status={status}>
        <p className={cx(css.status, headlineClass['4xl'])}>{status}</p>
        <div className={css.words}>
          <Heading className={headlineClass['2xl']}>{texts.title}</Heading>
          <p className={cx(css.text, textClass.standfirst)}>
            {texts.description}
            {status === 403 && contactHref ? (
              <>
                {' '}
                {before}
                <Link href={contactHref}>{error.writeLink}</Link>
                {after}
              </>
            ) : null}
          </p>
          <div className={css.actions}>
            {first ? <Button href={first.href}>{first.text}</Button> : null}
            <Button href={frontHref} variant={first ? 'secondary' : 'main'}>
              {error.back}
            </Button>
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
