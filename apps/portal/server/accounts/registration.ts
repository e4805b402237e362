import { failedCall } from '@portal/data';
import { ROUTES, registrationSchema, takenFields, validate } from '@portal/model';
import { registrationView } from '../../app/account/registration';
import {
  type AccountPage,
  type Answer,
  messagesOf,
  statusOf,
  textOf,
  todayOf,
  userOf,
  valuesOf,
} from './visit';

const registration: Answer = async (visit) =>
  (await userOf(visit))
    ? { location: ROUTES.account }
    : registrationView(visit.context, { today: todayOf(visit), captcha: visit.captcha });

const sendRegistration: Answer = async (visit) => {
  const { password: _, terms, newsletters: __, ...values } = valuesOf(visit);
  const newsletters = visit.form.getAll('newsletters');
  const today = todayOf(visit);
  const again = (props: { errors?: Record<string, string>; failure?: string; status: number }) =>
    registrationView(visit.context, { today, values, newsletters, captcha: visit.captcha, ...props });
  const payload = { ...values, password: visit.form.get('password'), newsletters, terms: terms === 'true' };
  const checked = validate(registrationSchema(today), payload);
  if (!checked.valid) return again({ errors: messagesOf(visit, checked.issues), status: 400 });
  try {
    await visit.accounts.register(checked.value);
    return { location: `${ROUTES.accountOutcome}?que=registered` };
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
