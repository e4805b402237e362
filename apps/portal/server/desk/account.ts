import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import { deskAccountView } from '../../app/desk/account';
import { ACCOUNT_DESK_TEXTS } from '../../app/desk/texts/account';
import { type AccountPage, namedBy, statusOf, type Visit, valuesOf } from '../accounts/visit';
import { atDesk } from './at-desk';

const textsOf = ({ context }: Visit) => ACCOUNT_DESK_TEXTS[context.site.language];

/** `/redaccio/compte/`: who one is at the desk, and one's passkeys, which are made by the page's script. */
export const deskAccountPage: AccountPage = {
  get: atDesk(async (visit, user) => {
    const { wasAdded, wasRemoved } = textsOf(visit);
    const done = namedBy(visit, 'fet', { added: wasAdded, removed: wasRemoved });
    return deskAccountView(visit.context, { user, passkeys: await visit.desk.passkeys(), done });
  }),
  post: atDesk(async (visit, user) => {
    const { desk, context } = visit;
    const { do: action, id = '' } = valuesOf(visit);
    const again = async (status: number) =>
      deskAccountView(context, {
        user,
        passkeys: await desk.passkeys(),
        alert: textsOf(visit).failed,
        status,
      });
    if (action !== 'remove') return again(400);
    try {
      await desk.removePasskey(id);
      return { location: `${ROUTES.deskAccount}?fet=removed` };
    } catch (error) {
      const status = statusOf(failedCall(error));
      if (status === 401 || status === 403) throw error;
      return again(status);
    }
  }),
};
