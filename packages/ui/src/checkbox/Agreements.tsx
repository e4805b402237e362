'use client';
import * as css from '../account-form/AccountForm.css';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Link } from '../link/index';
import { useLocale } from '../locale/index';
import { Checkbox } from './Checkbox';
import { TermsCheckbox } from './TermsCheckbox';

/** What a form says about privacy before it is sent: who does what with the data, and the page that says more. */
export type PrivacyNote = { text: string; link: string; href: string };

/** Props of `Agreements`: what the reader is asked for as they send a form, each by itself. */
export type AgreementsProps = {
  /** Where the legal terms can be read. */
  termsHref?: string | undefined;
  /** The reader has accepted the terms already, with their account: they are not asked again. */
  hasAgreed?: boolean | undefined;
  /** Why the terms have to be accepted. */
  error?: string | readonly string[] | undefined;
  /** Words that ask whether the reader wants messages that sell something; without them nothing is asked. */
  commercial?: string | undefined;
  /** They do already, as the form was sent before. */
  isCommercial?: boolean;
  privacy?: PrivacyNote | undefined;
};

/** The terms to accept, messages that sell something to want or not, and what is said about privacy: three things, never one tick. */
export function Agreements({
  termsHref,
  hasAgreed = false,
  error,
  commercial,
  isCommercial = false,
  privacy,
}: AgreementsProps) {
  const { fields: texts } = useLocale('fields').texts;
  return (
    <>
      {hasAgreed ? (
        <input type="hidden" name="terms" value="true" />
      ) : (
        <TermsCheckbox href={termsHref} {...(error ? { error } : {})} />
      )}
      {commercial ? (
        <Checkbox name="commercial" value="true" label={commercial} defaultChecked={isCommercial} />
      ) : null}
      {privacy ? (
        <p className={`${css.text} ${textClass.meta}`} data-part="privacy">
          {privacy.text}{' '}
          <Link href={privacy.href} target="_blank">
            {privacy.link}
            <span className={visuallyHidden}> ({texts.newTab})</span>
          </Link>
        </p>
      ) : null}
    </>
  );
}
