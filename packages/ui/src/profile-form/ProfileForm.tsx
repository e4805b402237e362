'use client';
import { type ReactNode, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import { type AccountFormProps, CheckedFields, useAccountForm } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/index';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/index';
import { type HeadingLevel, levelBelow } from '../foundation/props';
import { fill, useLocale } from '../locale/index';
import type { SelectOption } from '../select/index';
import { EmailField, PasswordField, TextField } from '../text-field/index';
import { Part } from './Part';
import { PersonFields, PhoneField, PostalFields } from './PersonFields';

/** Props of `ProfileForm`: personal and postal data, and the password change (spec §2, §5). */
export type ProfileFormProps = AccountFormProps & {
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  maxBirthdate?: string;
  /** Outcome of saving: the texts of the catalogue (spec §8). */
  alert?: { kind: 'success' | 'error'; text: ReactNode };
  /** The account's address, which a form that comes back may not hold any more. */
  currentEmail?: string;
  /** Whether there is a password that can be changed. */
  hasPassword?: boolean;
  /** Whether the site asks for a NIF or NIE. */
  asksNif?: boolean;
};

/** The account in four parts (spec §2): account, password, person, post; saved together, disabled while invalid. */
export function ProfileForm(props: ProfileFormProps) {
  const {
    values = {},
    loading = false,
    headingLevel = 1,
    countries,
    provinces,
    maxBirthdate,
    alert,
    currentEmail = values.email ?? '',
    hasPassword = true,
    asksNif = false,
  } = props;
  const locale = useLocale('profile', 'accountFields', 'fields');
  const { profile: texts, accountFields: names, fields: fieldTexts } = locale.texts;
  const {
    form,
    alert: alertRef,
    errors,
    faults,
    valid,
  } = useAccountForm({
    ...props,
    early: true,
    summary: true,
  });
  const [country, setCountry] = useState(values.country ?? 'ES');
  const below = levelBelow(headingLevel);
  const [email, setEmail] = useState(values.email ?? '');
  const changesEmail = email.trim().toLowerCase() !== currentEmail.toLowerCase();
  const saved = alert?.kind === 'success' && !loading;
  const [wasSaved, setWasSaved] = useState(saved);
  const [saves, setSaves] = useState(0);
  if (saved !== wasSaved) {
    setWasSaved(saved);
    if (saved) {
      setSaves(saves + 1);
      setCountry(values.country ?? 'ES');
      setEmail(values.email ?? '');
    }
  }
  return (
    <form {...form} className={`${css.form} ${css.wide}`} data-part="profile-form">
      <AccountHead headingLevel={headingLevel} title={texts.title} />
      {alert && (alert.kind === 'success' || faults.length === 0) ? (
        <FormAlert ref={alertRef} variant={alert.kind}>
          {alert.text}
        </FormAlert>
      ) : null}
      {/* A save draws the fields anew from what the server gave back (spec §4); a failure leaves them alone. */}
      <CheckedFields key={saves} faults={faults}>
        <RequiredNote />
        <AccountPart
          {...{ values, errors, changesEmail, hasPassword }}
          headingLevel={below}
          onEmailChange={setEmail}
        />
        <Part headingLevel={below} title={texts.password}>
          {changesEmail && hasPassword ? (
            // It is asked for once, beside the address.
            <input type="hidden" name="password" value="" />
          ) : (
            <PasswordField label={names.currentPassword} name="password" error={errors.password} />
          )}
          <div className={css.row}>
            <PasswordField label={names.newPassword} name="newPassword" isNew error={errors.newPassword} />
            <PasswordField
              label={names.repeatPassword}
              name="repeatPassword"
              autoComplete="new-password"
              error={errors.repeatPassword}
            />
          </div>
        </Part>
        <Part headingLevel={below} title={texts.person}>
          <PersonFields values={values} errors={errors} maxBirthdate={maxBirthdate}>
            <PhoneField values={values} errors={errors} />
          </PersonFields>
          {asksNif ? (
            <TextField label={names.nif} name="nif" defaultValue={values.nif} error={errors.nif} />
          ) : null}
        </Part>
        <Part headingLevel={below} title={texts.postal}>
          <PostalFields {...{ values, errors, countries, provinces, country }} onCountryChange={setCountry} />
        </Part>
      </CheckedFields>
      <div className={css.actions}>
        <Button type="submit" reason={valid ? undefined : fieldTexts.incomplete} loading={loading}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

type AccountPartProps = Pick<ReturnType<typeof useAccountForm>, 'errors'> & {
  values: NonNullable<AccountFormProps['values']>;
  changesEmail: boolean;
  hasPassword: boolean;
  headingLevel: HeadingLevel;
  onEmailChange: (email: string) => void;
};

/** Nick and email address; another address wants the password. */
function AccountPart({
  values,
  errors,
  changesEmail,
  hasPassword,
  headingLevel,
  onEmailChange,
}: AccountPartProps) {
  const locale = useLocale('profile', 'accountFields', 'fields');
  const { profile: texts, accountFields: names } = locale.texts;
  return (
    <Part headingLevel={headingLevel} title={texts.account}>
      <div className={css.row}>
        <TextField
          label={names.nick}
          name="nick"
          autoComplete="username"
          required
          hint={names.nickHint}
          defaultValue={values.nick}
          error={errors.nick}
        />
        <EmailField
          label={names.email}
          name="email"
          required
          hint={values.pendingEmail ? fill(names.pendingEmail, { email: values.pendingEmail }) : undefined}
          defaultValue={values.email}
          onValueChange={onEmailChange}
          error={errors.email}
        />
      </div>
      {hasPassword ? (
        <div className={changesEmail ? undefined : css.withoutScript}>
          <PasswordField
            label={names.emailPassword}
            name="emailPassword"
            required={changesEmail}
            hint={names.emailPasswordHint}
            error={errors.emailPassword ?? errors.password}
          />
        </div>
      ) : null}
    </Part>
  );
}
