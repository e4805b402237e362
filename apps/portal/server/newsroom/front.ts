import { failedCall } from '@portal/data';
import { ROUTES, validate } from '@portal/model';
import { ALERT_HOURS, alertFormSchema, type DeskUser } from '@portal/model/newsroom';
import { type AlertsViewProps, deskAlertsView } from '../../app/newsroom/desk/alerts';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { deskFrontView, type FrontViewProps } from '../../app/newsroom/desk/front';
import { type AccountPage, statusOf, type Visit, valuesOf } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';
import { faultsOf } from './faults';

type Said = Pick<FrontViewProps, 'done' | 'alert' | 'status'>;

const frontPage = async ({ desk, context }: Visit, user: DeskUser, said: Said = {}) =>
  deskFrontView(context, { user, front: await desk.front(), ...said });

const arrange = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const { failed } = deskTexts(context).front;
  const { do: action, id, place } = valuesOf(visit);
  const contentId = Number(id);
  try {
    if (action === 'pin') await desk.pin({ contentId, place: Number(place), hours: null });
    else if (action === 'unpin') await desk.unpin({ contentId });
    else if (action === 'up' || action === 'down') await desk.movePin({ contentId, move: action });
    else return await frontPage(visit, user, { alert: failed, status: 400 });
    return { location: `${ROUTES.deskFront}?done=${action}` };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return frontPage(visit, user, { alert: failed, status });
  }
});

const alertsPage = async (
  { desk, context }: Visit,
  user: DeskUser,
  said: Said & Pick<AlertsViewProps, 'values' | 'errors'> = {},
) => deskAlertsView(context, { user, alerts: (await desk.alerts()).alerts, ...said });

const alertReaders = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const texts = deskTexts(context).alerts;
  const values = valuesOf(visit);
  const { do: action, id = '', title, text, href, hours } = values;
  try {
    if (action === 'withdraw') await desk.withdrawAlert(id);
    else {
      const checked = validate(alertFormSchema, {
        title,
        text,
        href,
        hours: ALERT_HOURS.find((known) => String(known) === hours),
        isBreaking: 'breaking' in values,
      });
      if (!checked.valid) {
        const errors = faultsOf(texts.faults, checked.issues);
        const alert = Object.keys(errors).length ? {} : { alert: texts.failed };
        return await alertsPage(visit, user, { errors, ...alert, values, status: 400 });
      }
      await desk.publishAlert(checked.value);
    }
    return { location: `${ROUTES.deskAlerts}?done=${action === 'withdraw' ? action : 'publish'}` };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return alertsPage(visit, user, { alert: texts.failed, values, status });
  }
});

/** `/redaccio/portada/`: the front page, and its pinned contents. */
export const deskFrontPage: AccountPage = {
  get: atDesk((visit, user) => frontPage(visit, user, doneMessage(visit, 'front'))),
  post: arrange,
};
/** `/redaccio/avisos/`: alerts, and a new one. */
export const deskAlertsPage: AccountPage = {
  get: atDesk((visit, user) => alertsPage(visit, user, doneMessage(visit, 'alerts'))),
  post: alertReaders,
};
