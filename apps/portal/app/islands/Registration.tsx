'use client';
import { failedCall } from '@portal/data';
import {
  type CaptchaWidget,
  fieldMessages,
  loginPath,
  outcomePath,
  registrationPath,
  takenFields,
  validate,
} from '@portal/model';
import { registrationSchema } from '@portal/model/readers';
import { checkBy, type FormErrors, type FormValues } from '@portal/ui/account-form';
import { RegisterForm, type RegisterFormProps } from '@portal/ui/register-form';
import type { SelectOption } from '@portal/ui/select';
import { useRef, useState } from 'react';
import { accounts, words } from '../client/islands/reader';
import { RegistrationCaptcha } from '../client/readers/RegistrationCaptcha';
import { island } from '../declare-island';

export type RegistrationIslandProps = Pick<RegisterFormProps, 'commercial' | 'privacy'> & {
  today: string;
  maxBirthdate: string;
  /** Page of guardians, for readers who are too young, and the minimum age. */
  guardians: { href: string; years: number };
  countries: readonly SelectOption[];
  provinces: readonly SelectOption[];
  newsletters: readonly { id: string; name: string; isSubscribed: boolean; about?: string }[];
  termsUrl?: string | undefined;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
  failure?: string | undefined;
  /** A path of the site's own to return to. */
  backUrl?: string | undefined;
  captcha?: CaptchaWidget | undefined;
};

const isTicked = ({ terms, commercial, withoutCheck: _, ...values }: FormValues) => ({
  ...values,
  terms: terms === 'true',
  commercial: commercial === 'true',
});

/** A new account (spec §3, §8). */
function RegistrationIsland(props: RegistrationIslandProps) {
  const { today, termsUrl, captcha, backUrl, ...form } = props;
  const [errors, setErrors] = useState(props.errors ?? {});
  const [failure, setFailure] = useState(props.failure);
  const [loading, setLoading] = useState(false);
  const recaptcha = useRef('');
  const [attempts, setAttempts] = useState(0);
  const [isWithout, setWithout] = useState(props.values?.withoutCheck === 'true');
  const [freeNick, setFreeNick] = useState<string>();
  /** The last nick that was checked. */
  const asked = useRef('');
  const schema = registrationSchema(today, form.guardians.years);
  // Without newsletters: a form's values contain one of them at most.
  const check = checkBy(schema, words.fields, ({ newsletters: _, ...values }) => isTicked(values));

  const register = async (values: FormValues, newsletters: string[]) => {
    const checked = validate(schema, {
      ...isTicked(values),
      newsletters,
      recaptcha: recaptcha.current,
      ...(isWithout ? { withoutCheck: true } : {}),
      origin: backUrl ?? '',
    });
    if (!checked.valid) return;
    setLoading(true);
    setErrors({});
    setFailure(undefined);
    if (captcha && !isWithout && !recaptcha.current) {
      // Set after a tick, like a response of the server: the form has to be busy first, so that its alert
      // takes the focus.
      await Promise.resolve();
      setFailure(fieldMessages([{ field: 'recaptcha', code: 'required' }], words.fields).recaptcha);
      setLoading(false);
      return;
    }
    try {
      await accounts.register(checked.value);
      location.assign(outcomePath('registered', backUrl));
    } catch (error) {
      const { key, failure: answered } = failedCall(error);
      const fields = takenFields(answered);
      if (fields.length)
        setErrors(Object.fromEntries(fields.map(([field, text]) => [field, words.errors[text]])));
      else setFailure(fieldMessages(answered.issues, words.fields).recaptcha ?? words.errors[key]);
      setAttempts((sent) => sent + 1);
      setLoading(false);
    }
  };
  const lookForNick = async (nick: string) => {
    asked.current = nick;
    setFreeNick(undefined);
    // The error was about another nick.
    setErrors(({ nick: _, ...others }) => others);
    if (check({ nick }).nick) return;
    const isFree = await accounts.nick({ nick }).catch(() => undefined);
    // Another nick has been entered meanwhile.
    if (asked.current !== nick) return;
    if (isFree) setFreeNick(nick);
    // Keeps errors that were set meanwhile.
    if (isFree === false) setErrors((told) => ({ ...told, nick: words.errors.nickInUse }));
  };

  return (
    <RegisterForm
      {...form}
      action={registrationPath(backUrl)}
      errors={errors}
      failure={failure}
      check={check}
      onSubmit={(values, newsletters) => void register(values, newsletters)}
      loading={loading}
      nickFree={freeNick !== undefined}
      onNickBlur={(nick) => void lookForNick(nick)}
      termsHref={termsUrl}
      loginHref={loginPath(backUrl)}
    >
      {captcha ? (
        <RegistrationCaptcha
          captcha={captcha}
          onResponse={(response) => {
            recaptcha.current = response;
          }}
          attempts={attempts}
          isWithout={isWithout}
          onWithout={setWithout}
        />
      ) : null}
    </RegisterForm>
  );
}

export default island({ wakes: 'interaction', component: RegistrationIsland });
