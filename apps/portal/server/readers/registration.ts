import { outcomePath, ROUTES, takenFields } from '@portal/model';
import { registrationSchema } from '@portal/model/readers';
import { form, formPage } from '../../app/form-page';
import { registrationView } from '../../app/readers/account/registration';
import { backUrlOf, messagesOf, todayOf, userOf, valuesOf } from '../../app/visit';
import { surroundingsOf } from './surroundings';

/** `/registro` (spec §2, §3, §8). */
export const registrationPage = formPage((visit) => {
  const { accounts, captcha, context } = visit;
  const { password, terms, newsletters: _, ...values } = valuesOf(visit);
  const newsletters = visit.form.getAll('newsletters');
  const today = todayOf(visit);
  const backUrl = backUrlOf(visit);
  return form(visit, {
    schema: registrationSchema(today, context.site.minAge),
    values,
    input: {
      ...values,
      password,
      newsletters,
      terms: terms === 'true',
      commercial: values.commercial === 'true',
      withoutCheck: values.withoutCheck === 'true' || undefined,
      origin: backUrl ?? '',
    },
    send: (payload) => accounts.register(payload),
    show: async ({ failure, ...sent }, refusal) => {
      if (!sent.status && (await userOf(visit))) return backUrl ?? ROUTES.account;
      const isTaken = refusal !== undefined && takenFields(refusal.failure).length > 0;
      const why = failure && !isTaken ? { failure } : {};
      const surroundings = await surroundingsOf(visit);
      const shown = { today, newsletters, captcha, backUrl, surroundings, ...sent, ...why };
      return registrationView(context, shown);
    },
    done: () => outcomePath('registered', backUrl),
    words: ({ failure }) => messagesOf(visit, failure.issues).recaptcha,
  });
});
