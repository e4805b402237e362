'use client';
import { type CurrentUser, profileFormSchema, ROUTES, validate } from '@portal/model';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { ProfileForm } from '@portal/ui/profile-form';
import type { SelectOption } from '@portal/ui/select';
import { useState } from 'react';
import { failed } from './failed';
import { session, words } from './reader';

export type ProfileIslandProps = {
  user: CurrentUser;
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
  const [errors, setErrors] = useState<FormErrors>({});
  const [alert, setAlert] = useState<{ kind: 'success' | 'error'; text: string }>();
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
      const { key, failure } = failed(error);
      if (failure.code === 'NICK_ALREADY_IN_USE') setErrors({ nick: words.errors.nickInUse });
      else if (failure.code === 'EMAIL_ALREADY_IN_USE') setErrors({ email: words.errors.emailInUse });
      setAlert({ kind: 'error', text: words.errors[key] });
    }
    setWaiting(false);
  };
  const remove = async () => {
    setDeleteFailure(undefined);
    try {
      await session.deleteAccount();
    } catch (error) {
      const { key } = failed(error);
      const contact = key === 'demoDeletionRefused' && contactEmail ? ` ${contactEmail}` : '';
      setDeleteFailure(words.errors[key] + contact);
      throw error;
    }
    location.assign(`${ROUTES.accountOutcome}?que=deleted`);
  };

  return (
    <ProfileForm
      action={ROUTES.account}
      values={valuesOf(user)}
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
