'use client';
import type { ReactNode } from 'react';
import * as css from '../account-form/AccountForm.css';
import type { FormErrors, FormValues } from '../account-form/index';
import { DateField } from '../date-field/DateField';
import { useLocale } from '../locale/index';
import { Select, type SelectOption } from '../select/Select';
import { TextField } from '../text-field/TextField';

type FieldsProps = { values: FormValues; errors: FormErrors };

type PersonFieldsProps = FieldsProps & {
  /** Latest birthdate that is old enough, `YYYY-MM-DD`. */
  maxBirthdate?: string;
  required?: boolean;
  /** Next to the birthdate. */
  children?: ReactNode;
};

/** Personal fields: name, surname, birthdate (spec §3). */
export function PersonFields({
  values,
  errors,
  maxBirthdate,
  required = false,
  children,
}: PersonFieldsProps) {
  const { accountFields: names } = useLocale('accountFields').texts;
  return (
    <>
      <div className={css.row}>
        <TextField
          label={names.name}
          name="name"
          autoComplete="given-name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <TextField
          label={names.surname}
          name="surname"
          autoComplete="family-name"
          required
          defaultValue={values.surname}
          error={errors.surname}
        />
      </div>
      <div className={css.row}>
        <DateField
          label={names.birthdate}
          name="birthdate"
          autoComplete="bday"
          required={required}
          defaultValue={values.birthdate}
          max={maxBirthdate}
          error={errors.birthdate}
        />
        {children}
      </div>
    </>
  );
}

/** An optional telephone number. */
export function PhoneField({ values, errors }: FieldsProps) {
  const { accountFields: names } = useLocale('accountFields').texts;
  return (
    <TextField
      label={names.phone}
      name="phone"
      type="tel"
      autoComplete="tel"
      hint={names.phoneHint}
      defaultValue={values.phone}
      error={errors.phone}
    />
  );
}

type PostalFieldsProps = FieldsProps & {
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  country: string;
  onCountryChange: (country: string) => void;
};

/** Postal address; province and town only in Spain (spec §5). */
export function PostalFields({
  values,
  errors,
  countries,
  provinces,
  country,
  onCountryChange,
}: PostalFieldsProps) {
  const { accountFields: names } = useLocale('accountFields').texts;
  const elsewhere = country !== 'ES';
  return (
    <>
      <div className={css.row}>
        <Select
          label={names.country}
          name="country"
          autoComplete="country"
          options={countries}
          // Uncontrolled: a re-render while the reader types would reset a controlled value.
          defaultValue={country}
          onValueChange={onCountryChange}
          error={errors.country}
        />
        <Select
          label={names.province}
          name="province"
          autoComplete="address-level1"
          options={provinces}
          defaultValue={values.province}
          disabled={elsewhere}
          hint={elsewhere ? names.onlySpain : undefined}
          error={errors.province}
        />
      </div>
      <div className={css.row}>
        <TextField
          label={names.city}
          name="city"
          autoComplete="address-level2"
          defaultValue={values.city}
          disabled={elsewhere}
          hint={elsewhere ? names.onlySpain : undefined}
          error={errors.city}
        />
        <TextField
          label={names.postalCode}
          name="postalCode"
          autoComplete="postal-code"
          inputMode="numeric"
          defaultValue={values.postalCode}
          error={errors.postalCode}
        />
      </div>
      <TextField
        label={names.address}
        name="address"
        autoComplete="address-line1"
        defaultValue={values.address}
        error={errors.address}
      />
    </>
  );
}
