'use client';
import * as css from '../account-form/AccountForm.css';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Link } from '../link/Link';
import { useLocale } from '../locale/index';
import { Checkbox } from './Checkbox';
import { TermsCheckbox } from './TermsCheckbox';

/** Privacy notice of a form: who processes the data and why, and a link to the full text. */
export type PrivacyNote = { text: string; link: string; href: string };

/** Props of `Agreements`: separate consents that a form asks for. */
export type AgreementsProps = {
  /** URL of the legal terms. */
  termsHref?: string | undefined;
  /** The reader has accepted the terms before, with their account: they are not asked again. */
  hasAgreed?: boolean | undefined;
  /** Error of the terms checkbox. */
  error?: string | readonly string[] | undefined;
  /** Question whether the reader wants commercial messages; if omitted, it is not asked. */
  commercial?: string | undefined;
  /** Whether commercial messages were accepted when the form was submitted. */
  isCommercial?: boolean;
  privacy?: PrivacyNote | undefined;
};

/**
 * Acceptance of the terms, optional commercial messages, and a privacy notice: three separate things, never
 * one checkbox.
 */
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
