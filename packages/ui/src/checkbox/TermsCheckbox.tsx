'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Link } from '../link/index';
import { useLocale } from '../locale/index';
import { Checkbox, type CheckboxProps } from './Checkbox';

/** Props of `TermsCheckbox`, the acceptance of the legal terms (spec §5, `musttrue`). */
export type TermsCheckboxProps = Pick<CheckboxProps, 'error'> & {
  /** Where the terms can be read; without it they are only named. */
  href?: string | undefined;
};

/**
 * Acceptance of the legal terms, named `terms`. Its words tick it but for the two that lead to the terms, in a tab of their
 * own: what was typed in the form is still there.
 */
export function TermsCheckbox({ href, error }: TermsCheckboxProps) {
  const { fields: texts } = useLocale('fields').texts;
  const [before = '', after = ''] = texts.terms.split('{link}');
  return (
    <Checkbox
      name="terms"
      value="true"
      required
      error={error}
      label={
        <>
          {before}
          {href ? (
            <Link href={href} target="_blank">
              {texts.termsLink}
              <span className={visuallyHidden}> ({texts.newTab})</span>
            </Link>
          ) : (
            texts.termsLink
          )}
          {after}
        </>
      }
    />
  );
}
