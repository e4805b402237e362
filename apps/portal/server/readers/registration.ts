import { failedCall } from '@portal/data';
import { outcomePath, ROUTES, takenFields, validate } from '@portal/model';
import { registrationSchema } from '@portal/model/readers';
import { registrationView } from '../../app/readers/account/registration';
import {
  type AccountPage,
  type Answer,
  backUrlOf,
  messagesOf,
  statusOf,
  textOf,
  todayOf,
  userOf,
  valuesOf,
} from '../../app/visit';

const registration: Answer = async (visit) =>
  (await userOf(visit))
    ? { location: backUrlOf(visit) ?? ROUTES.account }
    : registrationView(visit.context, {
        today: todayOf(visit),
        captcha: visit.captcha,
        backUrl: backUrlOf(visit),
      });

const sendRegistration: Answer = async (visit) => {
  const { password: _, terms, newsletters: __, ...values } = valuesOf(visit);
  const newsletters = visit.form.getAll('newsletters');
  const today = todayOf(visit);
  const backUrl = backUrlOf(visit);
  const again = (props: { errors?: Record<string, string>; failure?: string; status: number }) =>
    registrationView(visit.context, {
      today,
      values,
      newsletters,
      captcha: visit.captcha,
      backUrl,
      ...props,
    });
  const payload = {
    ...values,
    password: visit.form.get('password'),
    newsletters,
    terms: terms === 'true',
    commercial: values.commercial === 'true',
    ...(values.withoutCheck === 'true' ? { withoutCheck: true } : { withoutCheck: undefined }),
    origin: backUrl ?? '',
  };
  const checked = validate(registrationSchema(today, visit.context.site.minAge), payload);
  if (!checked.valid) return again({ errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.register(checked.value);
    return { location: outcomePath('registered', backUrl) };
  } catch (error) {
    const failed = failedCall(error);
    const errors = messagesOf(visit, failed.failure.issues);
    const fields = takenFields(failed.failure).map(([field, key]) => [field, textOf(visit, key)] as const);
    return again({
      ...(fields.length
        ? { errors: Object.fromEntries(fields) }
        : { failure: errors.recaptcha ?? textOf(visit, failed.key), errors }),
      status: statusOf(failed),
    });
  }
};

/** `/registro` (spec §2, §3, §8). */
export const registrationPage: AccountPage = { get: registration, post: sendRegistration };
