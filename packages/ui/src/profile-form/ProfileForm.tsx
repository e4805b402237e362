'use client';
import type { ProfilePart } from '@portal/model/readers';
import { type ReactNode, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import type { FormErrors, FormValues } from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { RequiredNote } from '../field/index';
import { type HeadingLevel, levelBelow } from '../foundation/props';
import { fill, useLocale } from '../locale/index';
import type { SelectOption } from '../select/Select';
import { EmailField, PasswordField, TextField } from '../text-field/TextField';
import { PartForm, type PartOutcome } from './PartForm';
import { PersonFields, PhoneField, PostalFields } from './PersonFields';

/** Props of `ProfileForm`: personal and postal data, and the password change (spec §2, §5). */
export type ProfileFormProps = {
  /** URL that each section is posted to without JavaScript; its field `part` names the section. */
  action: string;
  /** The account's values, or those submitted in a section that the server returns. */
  values?: FormValues;
  /** Validates a section, with messages in the reader’s language; an empty object if everything is valid. */
  check: (part: ProfilePart, values: FormValues) => FormErrors;
  onSubmit: (part: ProfilePart, values: FormValues) => void;
  /** Outcome of saving a section, or that it is being saved. */
  outcomes?: Readonly<Partial<Record<ProfilePart, PartOutcome>>>;
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  maxBirthdate?: string;
  /** The account's current email address, which a returned form may no longer contain. */
  currentEmail?: string;
  /** Whether the account has a password, which can be changed. */
  hasPassword?: boolean;
  /** Whether the site asks for a NIF or NIE. */
  asksNif?: boolean;
  headingLevel?: HeadingLevel;
};

const NOTHING: PartOutcome = {};

/**
 * The account in four sections (spec §2), each saved separately: account, password, person, postal address.
 */
export function ProfileForm({
  action,
  values = {},
  check,
  onSubmit,
  outcomes = {},
  countries,
  provinces,
  maxBirthdate,
  currentEmail = values.email ?? '',
  hasPassword = true,
  asksNif = false,
  headingLevel = 1,
}: ProfileFormProps) {
  const { profile: texts, accountFields: names } = useLocale('profile', 'accountFields', 'fields').texts;
  const propsOf = (part: ProfilePart) => ({
    part,
    action,
    outcome: outcomes[part] ?? NOTHING,
    headingLevel: levelBelow(headingLevel),
    check: (typed: FormValues) => check(part, typed),
    onSubmit: (typed: FormValues) => onSubmit(part, typed),
  });
  return (
    <div className={`${css.form} ${css.wide}`} data-part="profile-form">
      <AccountHead headingLevel={headingLevel} title={texts.title} />
      <RequiredNote />
      <PartForm
        {...propsOf('account')}
        title={texts.account}
        submit={texts.saveAccount}
        labels={{ nick: names.nick, email: names.email, emailPassword: names.emailPassword }}
      >
        {(errors) => (
          <AccountFields
            values={values}
            errors={errors}
            currentEmail={currentEmail}
            hasPassword={hasPassword}
          />
        )}
      </PartForm>
      {hasPassword ? (
        <PartForm
          {...propsOf('password')}
          title={texts.password}
          submit={texts.savePassword}
          labels={{
            password: names.currentPassword,
            newPassword: names.newPassword,
            repeatPassword: names.repeatPassword,
          }}
        >
          {(errors) => <PasswordFields errors={errors} />}
        </PartForm>
      ) : null}
      <PartForm
        {...propsOf('person')}
        title={texts.person}
        submit={texts.savePerson}
        labels={{
          name: names.name,
          surname: names.surname,
          birthdate: names.birthdate,
          phone: names.phone,
          nif: names.nif,
        }}
      >
        {(errors) => (
          <>
            <PersonFields values={values} errors={errors} maxBirthdate={maxBirthdate}>
              <PhoneField values={values} errors={errors} />
            </PersonFields>
            {asksNif ? (
              <TextField label={names.nif} name="nif" defaultValue={values.nif} error={errors.nif} />
            ) : null}
          </>
        )}
      </PartForm>
      <PartForm
        {...propsOf('postal')}
        title={texts.postal}
        submit={texts.savePostal}
        labels={{
          country: names.country,
          province: names.province,
          city: names.city,
          postalCode: names.postalCode,
          address: names.address,
        }}
      >
        {(errors) => (
          <PostalPart values={values} errors={errors} countries={countries} provinces={provinces} />
        )}
      </PartForm>
    </div>
  );
}

type FieldsProps = { values: FormValues; errors: FormErrors };

/** Nick and email address; another email address requires the password. */
function AccountFields({
  values,
  errors,
  currentEmail,
  hasPassword,
}: FieldsProps & { currentEmail: string; hasPassword: boolean }) {
  const { accountFields: names } = useLocale('profile', 'accountFields', 'fields').texts;
  const [email, setEmail] = useState(values.email ?? '');
  const changesEmail = email.trim().toLowerCase() !== currentEmail.toLowerCase();
  return (
    <>
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
          onValueChange={setEmail}
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
    </>
  );
}

function PasswordFields({ errors }: Pick<FieldsProps, 'errors'>) {
  const { accountFields: names } = useLocale('accountFields', 'fields').texts;
  return (
    <>
      <PasswordField label={names.currentPassword} name="password" required error={errors.password} />
      <div className={css.row}>
        <PasswordField
          label={names.newPassword}
          name="newPassword"
          isNew
          required
          error={errors.newPassword}
        />
        <PasswordField
          label={names.repeatPassword}
          name="repeatPassword"
          autoComplete="new-password"
          required
          error={errors.repeatPassword}
        />
      </div>
    </>
  );
}

function PostalPart({
  values,
  errors,
  countries,
  provinces,
}: FieldsProps & Pick<ProfileFormProps, 'countries' | 'provinces'>): ReactNode {
  const [country, setCountry] = useState(values.country ?? 'ES');
  return (
    <PostalFields
      values={values}
      errors={errors}
      countries={countries}
      provinces={provinces}
      country={country}
      onCountryChange={setCountry}
    />
  );
}
