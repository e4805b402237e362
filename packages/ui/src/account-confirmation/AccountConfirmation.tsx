import { fill, NEWSLETTERS_PARAMETER, quoted, ROUTES } from '@portal/model';
import { cx } from 'class-variance-authority';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/index';
import * as field from '../field/Field.css';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { AddressForm } from '../routing/Anchor';

/** Actions that are confirmed with one press. */
export const ACCOUNT_CONFIRMATIONS = ['validation', 'newsletter', 'newsletterLeaving', 'logout'] as const;
/** Action that the reader confirms with one press: validation, newsletter, the way out of one, or log-out. */
export type AccountConfirmationKind = (typeof ACCOUNT_CONFIRMATIONS)[number];

const ACTIONS: Readonly<Record<AccountConfirmationKind, string>> = {
  validation: ROUTES.validation,
  newsletter: ROUTES.newsletterConfirmation,
  newsletterLeaving: ROUTES.newsletterLeaving,
  logout: ROUTES.logout,
};

/** Props of `AccountConfirmation`; `token` is sent with the form and left out for log-out. */
export type AccountConfirmationProps = {
  kind: AccountConfirmationKind;
  /** From the link of a letter; it is sent with the form. */
  token?: string;
  /** To which newsletters a subscription is confirmed or ended. Their ids are sent with the form. */
  newsletters?: readonly { id: string; name: string }[];
  /** The account's password is asked for: something was sold to its address. `isWrong` where one was typed that is not it. */
  password?: { isWrong: boolean } | undefined;
  headingLevel?: HeadingLevel;
  locale: Locale<'confirmations'>;
};

/**
 * Page that a mail's link leads to, and the log-out page: mail scanners follow links and browsers fetch
 * pages ahead, so what changes something wants one press.
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

/** A field of its own: this page has no script, and what says that the password is wrong stands under it. */
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
