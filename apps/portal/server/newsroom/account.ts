import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import { deskPasswordChangeSchema } from '@portal/model/newsroom';
import { deskAccountView } from '../../app/newsroom/desk/account';
import type { FormFaults } from '../../app/newsroom/desk/entry';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { ACCOUNT_DESK_TEXTS } from '../../app/newsroom/desk/texts/account';
import { type AccountPage, messagesOf, namedBy, statusOf, type Visit, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { isWrongPassword } from './faults';

const textsOf = ({ context }: Visit) => ACCOUNT_DESK_TEXTS[context.site.language];

/** Changes the password. @returns the errors of the form; null if the password was changed */
async function passwordFaults(visit: Visit): Promise<(FormFaults & { status: number }) | null> {
  const checked = validate(deskPasswordChangeSchema, valuesOf(visit));
  if (!checked.valid) return { errors: messagesOf(visit, checked.issues), status: 400 };
  try {
    await visit.desk.changePassword(checked.value);
    return null;
  } catch (error) {
    const failed = failedCall(error);
    const status = statusOf(failed);
    if (isWrongPassword(failed)) return { errors: { password: textsOf(visit).password.wrong }, status };
    if (status === 401 || status === 403) throw error;
    const { tooOften, failed: alert } = deskTexts(visit.context).login;
    return { alert: status === 429 ? tooOften : alert, status };
  }
}

/** `/redaccio/compte/`: the user's name, password and passkeys. The page's script creates passkeys. */
export const deskAccountPage: AccountPage = {
  get: atDesk(async (visit, user) => {
    const { wasAdded, wasRemoved, password } = textsOf(visit);
    const said = { added: wasAdded, removed: wasRemoved, password: password.wasChanged };
    const done = namedBy(visit, 'done', said);
    return deskAccountView(visit.context, { user, passkeys: await visit.desk.passkeys(), done });
  }),
  post: atDesk(async (visit, user) => {
    const { desk, context } = visit;
    const { do: action, id = '' } = valuesOf(visit);
    const again = async (faults: { alert?: string; password?: FormFaults; status: number }) =>
      deskAccountView(context, { user, passkeys: await desk.passkeys(), ...faults });
    if (action === 'password') {
      const faults = await passwordFaults(visit);
      return faults
        ? again({ password: faults, status: faults.status })
        : { location: `${ROUTES.deskAccount}?done=password` };
    }
    const { failed: alert } = textsOf(visit);
    if (action !== 'remove') return again({ alert, status: 400 });
    try {
      await desk.removePasskey(id);
      return { location: `${ROUTES.deskAccount}?done=removed` };
    } catch (error) {
      const status = statusOf(failedCall(error));
      if (status === 401 || status === 403) throw error;
      return again({ alert, status });
    }
  }),
};
