'use client';
import { failedCall } from '@portal/data';
import {
  type CurrentUser,
  type ErrorKey,
  profileFormSchema,
  ROUTES,
  takenFields,
  validate,
} from '@portal/model';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { useLocale } from '@portal/ui/locale';
import { ProfileForm } from '@portal/ui/profile-form';
import type { SelectOption } from '@portal/ui/select';
import { useState } from 'react';
import { savedText } from '../account/saved';
import { island } from '../declare-island';
import { type EndedAt, withWayToEnd } from '../subscriptions/way-to-end';
import { session, words } from '../waking/reader';

export type ProfileIslandProps = {
  user: CurrentUser;
  /** Typed values and outcome, where a form sent without script comes back. */
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
  alert?: ProfileAlert | undefined;
  today: string;
  maxBirthdate: string;
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  asksNif?: boolean | undefined;
  /** Where a subscription is ended that has to be before the account goes. */
  subscriptions: EndedAt;
};

/** What came of a form, and the error that it is, where it is one. */
export type ProfileAlert = { kind: 'success' | 'error'; text: string; key?: ErrorKey };

/** The form's texts of a user. */
const valuesOf = (user: CurrentUser): FormValues => ({
  nick: user.nick,
  email: user.email,
  pendingEmail: user.pendingEmail,
  name: user.name,
  surname: user.surname,
  birthdate: user.birthdate ?? '',
  phone: user.phone,
  nif: user.nif,
  country: user.country || 'ES',
  province: user.province,
  city: user.city,
  address: user.address,
  postalCode: user.postalCode,
});

/** The account in its four parts, saved together (spec §2, §4, §8). */
function ProfileIsland(props: ProfileIslandProps) {
  const { today, maxBirthdate, countries, provinces } = props;
  const { profile: texts } = useLocale('profile').texts;
  const [user, setUser] = useState(props.user);
  const [errors, setErrors] = useState(props.errors ?? {});
  const [alert, setAlert] = useState(props.alert);
  const [loading, setLoading] = useState(false);
  const schema = profileFormSchema(today, user);

  const save = async (values: FormValues) => {
    const checked = validate(schema, values);
    if (!checked.valid) return;
    setLoading(true);
    setErrors({});
    setAlert(undefined);
    try {
      const saved = await session.saveProfile(checked.value);
      setUser(saved);
      setAlert({ kind: 'success', text: savedText(user, saved, checked.value, texts) });
    } catch (error) {
      const { key, failure } = failedCall(error);
      setErrors(Object.fromEntries(takenFields(failure).map(([field, text]) => [field, words.errors[text]])));
      setAlert({ kind: 'error', text: words.errors[key] });
    }
    setLoading(false);
  };

  return (
    <ProfileForm
      action={ROUTES.account}
      values={{ ...valuesOf(user), ...(user === props.user ? props.values : {}) }}
      errors={errors}
      check={checkBy(schema, words.fields)}
      onSubmit={(values) => void save(values)}
      loading={loading}
      {...(alert
        ? { alert: { kind: alert.kind, text: withWayToEnd(alert.text, alert.key, props.subscriptions) } }
        : {})}
      countries={countries}
      provinces={provinces}
      maxBirthdate={maxBirthdate}
      currentEmail={user.email}
      hasPassword={user.hasPassword}
      {...(props.asksNif ? { asksNif: true } : {})}
    />
  );
}

export default island({ wakes: 'interaction', component: ProfileIsland });
