import { fill, NEWSLETTERS_PARAMETER, quoted, ROUTES } from '@portal/model';
import { cx } from 'class-variance-authority';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/Button';
import * as field from '../field/Field.css';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { AddressForm } from '../routing/Routing';

/** Actions that a reader confirms with one press. */
export const ACCOUNT_CONFIRMATIONS = ['validation', 'newsletter', 'newsletterLeaving', 'logout'] as const;
/** Action that the reader confirms with one press: validation, newsletter, unsubscription, or log-out. */
export type AccountConfirmationKind = (typeof ACCOUNT_CONFIRMATIONS)[number];

const ACTIONS: Readonly<Record<AccountConfirmationKind, string>> = {
  validation: ROUTES.validation,
  newsletter: ROUTES.newsletterConfirmation,
  newsletterLeaving: ROUTES.newsletterLeaving,
  logout: ROUTES.logout,
};

/** Props of `AccountConfirmation`; `token` is submitted with the form, and omitted for log-out. */
export type AccountConfirmationProps = {
  kind: AccountConfirmationKind;
  /** Token from the link in an email; submitted with the form. */
  token?: string;
  /** Newsletters whose subscription is confirmed or ended. Their ids are submitted with the form. */
  newsletters?: readonly { id: string; name: string }[];
  /**
   * Asks for the account's password: a purchase is tied to its address. `isWrong` if a wrong one was
   * submitted.
   */
  password?: { isWrong: boolean } | undefined;
  headingLevel?: HeadingLevel;
  locale: Locale<'confirmations'>;
};

/**
 * Page that an email's link opens, and the log-out page: mail scanners follow links and browsers prefetch
 * pages, so a change requires a press.
 */
export function AccountConfirmation({
  kind,
  token,
  newsletters = [],
  password,
  headingLevel = 1,
  locale,
}: AccountConfirmationProps) {
  const Heading = `h${headingLevel}` as const;
  const { confirmations: texts } = textsOf(locale);
  const { title, text, button } = texts[kind];
  const names = newsletters.map(({ name }) => name);
  const named = kind === 'newsletter' || kind === 'newsletterLeaving' ? texts[kind].named : undefined;
  return (
    <AddressForm method="post" action={ACTIONS[kind]} className={css.form} data-part="account-confirmation">
      <Heading className={headlineClass.lg}>{title}</Heading>
      <p className={textClass.summary}>
        {password
          ? texts.validation.withPassword
          : named && names.length
            ? fill(named, { newsletters: quoted(names, locale.language) })
            : text}
      </p>
      {password ? <Password isWrong={password.isWrong} texts={texts.validation} /> : null}
      {token ? <input type="hidden" name="token" value={token} /> : null}
      {newsletters.map(({ id }) => (
        <input key={id} type="hidden" name={NEWSLETTERS_PARAMETER} value={id} />
      ))}
      <div className={css.actions}>
        <Button type="submit">{button}</Button>
      </div>
    </AddressForm>
  );
}

/** A separate field: this page has no JavaScript, and shows the error of a wrong password below the field. */
function Password({
  isWrong,
  texts,
}: {
  isWrong: boolean;
  texts: Locale<'confirmations'>['texts']['confirmations']['validation'];
}) {
  return (
    <div className={field.field}>
      <label htmlFor="confirmation-password" className={cx(field.label, textClass.label)}>
        {texts.password}
      </label>
      <input
        id="confirmation-password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        className={field.control}
        {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': 'confirmation-password-error' } : {})}
      />
      {isWrong ? (
        <p id="confirmation-password-error" className={cx(field.error, textClass.label)}>
          {texts.wrongPassword}
        </p>
      ) : null}
    </div>
  );
}
