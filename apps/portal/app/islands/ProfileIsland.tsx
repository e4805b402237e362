'use client';
import { failedCall } from '@portal/data';
import { type CurrentUser, profileFormSchema, ROUTES, registrationField, validate } from '@portal/model';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ProfileForm } from '@portal/ui/profile-form';
import type { SelectOption } from '@portal/ui/select';
import { useState } from 'react';
import { session, words } from './reader';

export type ProfileIslandProps = {
  user: CurrentUser;
  /** What was typed and what came of it, where a form sent without script comes back. */
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
  alert?: { kind: 'success' | 'error'; text: string } | undefined;
  today: string;
  maxBirthdate: string;
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  contactEmail?: string | undefined;
};

/** The form's texts of a user. */
const valuesOf = (user: CurrentUser): FormValues => ({
  nick: user.nick,
  email: user.email,
  pendingEmail: user.pendingEmail,
  name: user.name,
  surname: user.surname,
  birthdate: user.birthdate ?? '',
  phone: user.phone,
  country: user.country || 'ES',
  province: user.province,
  city: user.city,
  address: user.address,
  postalCode: user.postalCode,
});

/** The account in its four parts, saved together (spec §2, §4, §8). */
export function ProfileIsland(props: ProfileIslandProps) {
  const { today, maxBirthdate, countries, provinces, contactEmail } = props;
  const [user, setUser] = useState(props.user);
  const [errors, setErrors] = useState(props.errors ?? {});
  const [alert, setAlert] = useState(props.alert);
  const [deleteFailure, setDeleteFailure] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const schema = profileFormSchema(today);

  const save = async (values: FormValues) => {
    const checked = validate(schema, values);
    if (!checked.valid) return;
    setWaiting(true);
    setErrors({});
    setAlert(undefined);
    try {
      setUser(await session.saveProfile(checked.value));
      setAlert({ kind: 'success', text: words.errors.profileSaved });
    } catch (error) {
      const { key, failure } = failedCall(error);
      const field = registrationField(failure.code ?? '');
      if (field) setErrors({ [field]: words.errors[key] });
      setAlert({ kind: 'error', text: words.errors[key] });
    }
    setWaiting(false);
  };
  const remove = async () => {
    setDeleteFailure(undefined);
    try {
      await session.deleteAccount();
    } catch (error) {
      const { key } = failedCall(error);
      const contact = key === 'demoDeletionRefused' && contactEmail ? ` ${contactEmail}` : '';
      setDeleteFailure(words.errors[key] + contact);
      throw error;
    }
    location.assign(`${ROUTES.accountOutcome}?que=deleted`);
  };

  return (
    <ProfileForm
      action={ROUTES.account}
      values={{ ...valuesOf(user), ...(user === props.user ? props.values : {}) }}
      errors={errors}
      check={checkBy(schema, words.fields)}
      onSubmit={(values) => void save(values)}
      waiting={waiting}
      {...(alert ? { alert } : {})}
      countries={countries}
      provinces={provinces}
      maxBirthdate={maxBirthdate}
      onDelete={remove}
      {...(deleteFailure ? { deleteFailure } : {})}
    />
  );
}
