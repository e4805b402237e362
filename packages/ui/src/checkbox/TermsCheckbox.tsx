'use client';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Link } from '../link/Link';
import { useLocale } from '../locale/index';
import { Checkbox, type CheckboxProps } from './Checkbox';

/** Props of `TermsCheckbox`, the acceptance of the legal terms (spec §5, `musttrue`). */
export type TermsCheckboxProps = Pick<CheckboxProps, 'error'> & {
  /** URL of the terms; if omitted, they are named without a link. */
  href?: string | undefined;
};

/**
 * Acceptance of the legal terms, named `terms`. A press on its label ticks it, except on the words that link
 * to the terms, which open in a new tab so that typed values are not lost.
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
