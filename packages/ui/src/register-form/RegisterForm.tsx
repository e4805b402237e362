'use client';
import { type ReactNode, useId, useState } from 'react';
import * as css from '../account-form/AccountForm.css';
import {
  type AccountFormProps,
  CheckedFields,
  type FieldLabels,
  type FormValues,
  useAccountForm,
} from '../account-form/index';
import { AccountHead } from '../account-nav/AccountHead';
import { Button } from '../button/Button';
import { Agreements, type AgreementsProps } from '../checkbox/Agreements';
import { Checkbox, CheckboxGroup } from '../checkbox/index';
import { Disclosure } from '../disclosure/Disclosure';
import { RequiredNote } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { levelBelow } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { fill, type Locale, useLocale } from '../locale/index';
import { PersonFields, PhoneField, PostalFields } from '../profile-form/PersonFields';
import { Anchor } from '../routing/Routing';
import type { SelectOption } from '../select/Select';
import { EmailField, PasswordField, TextField } from '../text-field/TextField';

/** Props of `RegisterForm`; `onSubmit` receives the typed values and the selected newsletters (spec §3). */
export type RegisterFormProps = Omit<AccountFormProps, 'onSubmit'> &
  Pick<AgreementsProps, 'commercial' | 'privacy'> & {
    /** Receives the values, and the ids of the selected newsletters. */
    onSubmit: (values: FormValues, newsletters: string[]) => void;
    countries: readonly SelectOption[];
    provinces: readonly SelectOption[];
    maxBirthdate?: string;
    /** Link for parents and guardians of a child below the minimum age, and that age in years (spec §6). */
    guardians?: { href: string; years: number };
    newsletters?: readonly {
      id: string;
      name: string;
      isSubscribed?: boolean;
      /** Its content and frequency. */
      about?: string | undefined;
    }[];
    /** URL of the legal terms. */
    termsHref?: string | undefined;
    /** Whether the requested nick is available. */
    nickFree?: boolean;
    onNickBlur?: (nick: string) => void;
    /** Reason why the form was rejected (spec §8). */
    failure?: string;
    loginHref: string;
    /** Slot for a captcha. */
    children?: ReactNode;
  };

/** Optional fields, collapsed initially; the country always has a value. */
const OPTIONAL = ['phone', 'province', 'city', 'postalCode', 'address'] as const;

/** Labels of the fields, in order. */
function labelsOf(names: Locale<'accountFields'>['texts']['accountFields']): FieldLabels {
  const { nick, email, password, name, surname, birthdate, phone, province, city, postalCode, address } =
    names;
  const person = { name, surname, birthdate, phone, province, city, postalCode, address };
  return { nick, email, password, ...person, terms: '' };
}

/** Registration (spec §3): access, person, optional fields, newsletters, and separate consents. */
export function RegisterForm(props: RegisterFormProps) {
  const {
    values = {},
    loading = false,
    headingLevel = 1,
    countries,
    provinces,
    maxBirthdate,
    guardians,
    newsletters = [],
    termsHref,
    commercial,
    privacy,
    nickFree,
    onNickBlur,
    failure,
    loginHref,
    onSubmit,
    children,
  } = props;
  const { registration: texts, accountFields: names } = useLocale(
    'registration',
    'accountFields',
    'fields',
    'calendar',
  ).texts;
  const { form, alert, errors, faults, fieldId } = useAccountForm({
    ...props,
    onSubmit: send,
    summary: true,
    labels: labelsOf(names),
  });
  function send({ newsletters: _, ...written }: FormValues) {
    const data = new FormData(form.ref.current ?? undefined);
    onSubmit(written, data.getAll('newsletters').map(String));
  }
  const [country, setCountry] = useState(values.country ?? 'ES');
  const id = useId();
  const Subtitle = `h${levelBelow(headingLevel)}` as const;
  return (
    <form {...form} className={`${css.form} ${css.wide}`} data-part="register-form">
      <AccountHead headingLevel={headingLevel} title={texts.title} />
      {failure ? <FormAlert ref={alert}>{failure}</FormAlert> : null}
      <CheckedFields faults={faults} fieldId={fieldId}>
        <RequiredNote />
        <section className={css.part} aria-labelledby={`${id}access`}>
          <Subtitle id={`${id}access`} className={headlineClass.sm}>
            {texts.access}
          </Subtitle>
          <TextField
            label={names.nick}
            name="nick"
            autoComplete="username"
            required
            hint={
              nickFree ? (
                <span className={css.free}>
                  <CheckIcon /> {names.nickFree}
                </span>
              ) : (
                names.nickHint
              )
            }
            defaultValue={values.nick}
            error={errors.nick}
            onBlur={onNickBlur ? ({ target }) => onNickBlur(target.value) : undefined}
          />
          <div className={css.row}>
            <EmailField
              label={names.email}
              name="email"
              required
              defaultValue={values.email}
              error={errors.email}
            />
            <PasswordField label={names.password} name="password" isNew required error={errors.password} />
          </div>
        </section>
        <section className={css.part} aria-labelledby={`${id}person`}>
          <Subtitle id={`${id}person`} className={headlineClass.sm}>
            {texts.person}
          </Subtitle>
          <PersonFields values={values} errors={errors} maxBirthdate={maxBirthdate} required />
          {guardians ? (
            <Anchor href={guardians.href} className={`${css.link} ${css.way} ${textClass.label}`}>
              {fill(texts.guardians, { years: guardians.years })}
            </Anchor>
          ) : null}
        </section>
        <div className={css.part}>
          <Disclosure
            summary={texts.optional}
            defaultOpen={OPTIONAL.some((name) => values[name] || errors[name]?.length)}
          >
            <div className={css.fields}>
              <PhoneField values={values} errors={errors} />
              <PostalFields
                values={values}
                errors={errors}
                countries={countries}
                provinces={provinces}
                country={country}
                onCountryChange={setCountry}
              />
            </div>
          </Disclosure>
        </div>
        {newsletters.length ? (
          <CheckboxGroup legend={texts.newsletters}>
            {newsletters.map((letter) => (
              <Checkbox
                key={letter.id}
                name="newsletters"
                value={letter.id}
                label={letter.name}
                hint={letter.about}
                defaultChecked={letter.isSubscribed}
              />
            ))}
          </CheckboxGroup>
        ) : null}
        <Agreements
          termsHref={termsHref}
          commercial={commercial}
          privacy={privacy}
          error={errors.terms}
          isCommercial={values.commercial === 'true'}
        />
        {children}
      </CheckedFields>
      <div className={css.actions}>
        <Button type="submit" loading={loading}>
          {texts.submit}
        </Button>
        <Anchor href={loginHref} className={`${css.link} ${css.way} ${textClass.label}`}>
          {texts.login}
        </Anchor>
      </div>
    </form>
  );
}
