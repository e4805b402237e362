'use client';
import { failedCall } from '@portal/data';
import { ROUTES, takenFields, validate } from '@portal/model';
import { type CurrentUser, type ProfilePart, profilePartSchema } from '@portal/model/readers';
import { checkBy, type FormValues } from '@portal/ui/account-form';
import { useLocale } from '@portal/ui/locale';
import { ProfileForm, type ProfileFormProps } from '@portal/ui/profile-form';
import type { SelectOption } from '@portal/ui/select';
import { useState } from 'react';
import { session, words } from '../client/islands/reader';
import { island } from '../declare-island';
import { savedText } from '../readers/account/saved';

export type ProfileIslandProps = {
  user: CurrentUser;
  /** Values and outcome of the part that was sent without JavaScript. */
  values?: FormValues | undefined;
  outcomes?: ProfileOutcomes | undefined;
  today: string;
  /** Minimum age that the site requires of its readers, in years. */
  minAge?: number | undefined;
  maxBirthdate: string;
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  asksNif?: boolean | undefined;
};
export type ProfileOutcomes = NonNullable<ProfileFormProps['outcomes']>;

/** Values of the form's fields. */
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

/** Outcomes that still apply once another part is saved: all but success messages. */
const unsaved = (outcomes: ProfileOutcomes): ProfileOutcomes =>
  Object.fromEntries(Object.entries(outcomes).filter(([, { alert }]) => alert?.kind !== 'success'));

/** The account in its four parts, each saved separately (spec §2, §4, §8). */
function ProfileIsland(props: ProfileIslandProps) {
  const { today, minAge, maxBirthdate, countries, provinces } = props;
  const { profile: texts } = useLocale('profile').texts;
  const [user, setUser] = useState(props.user);
  const [outcomes, setOutcomes] = useState(props.outcomes ?? {});
  const tell = (part: ProfilePart, outcome: ProfileOutcomes[ProfilePart]) =>
    setOutcomes((before) => ({ ...unsaved(before), [part]: outcome }));

  const save = async (part: ProfilePart, values: FormValues) => {
    const checked = validate(profilePartSchema(part, today, user, minAge), values);
    if (!checked.valid) return;
    tell(part, { loading: true });
    try {
      const saved = await session.saveProfile(checked.value);
      setUser(saved);
      tell(part, { alert: { kind: 'success', text: savedText(user, saved, checked.value, texts) } });
    } catch (error) {
      const { key, failure } = failedCall(error);
      const errors = takenFields(failure).map(([field, text]) => [field, words.errors[text]] as const);
      tell(part, {
        errors: Object.fromEntries(errors),
        alert: { kind: 'error', text: words.errors[key] },
      });
    }
  };

  return (
    <ProfileForm
      action={ROUTES.account}
      values={{ ...valuesOf(user), ...(user === props.user ? props.values : {}) }}
      outcomes={outcomes}
      check={(part, values) => checkBy(profilePartSchema(part, today, user, minAge), words.fields)(values)}
      onSubmit={(part, values) => void save(part, values)}
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
