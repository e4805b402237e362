import { failedCall } from '@portal/data';
import { APPEAL_OUTCOMES, type DeskUser, ROUTES } from '@portal/model';
import { type AppealsViewProps, appealsView } from '../../app/desk/appeals';
import { deskTexts } from '../../app/desk/frame';
import { type AccountPage, statusOf, type Visit } from '../accounts/visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

async function appealsPage(
  { desk, context }: Visit,
  user: DeskUser,
  said: Pick<AppealsViewProps, 'done' | 'alert' | 'status'> = {},
) {
  const [appeals, uploads] = await Promise.all([desk.appeals(), desk.uploadAppeals()]);
  return appealsView(context, { user, appeals, uploads, ...said });
}

const decide = atDesk(async (visit, user) => {
  const { form, desk, context } = visit;
  const { failed } = deskTexts(context).appeals;
  const outcome = APPEAL_OUTCOMES.find((known) => known === form.get('do'));
  const upload = form.get('upload');
  const id = Number(form.get('id') ?? Number.NaN);
  if (!outcome || (upload === null && !Number.isSafeInteger(id)))
    return appealsPage(visit, user, { alert: failed, status: 400 });
  try {
    if (upload === null) await desk.decideAppeal(id, outcome);
    else await desk.decideUploadAppeal(upload, outcome);
    return { location: `${ROUTES.deskAppeals}?fet=${outcome}` };
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return appealsPage(visit, user, { alert: failed, status });
  }
});

/** `/redaccio/recursos/`: appeals, and their answers. */
export const deskAppealsPage: AccountPage = {
  get: atDesk((visit, user) => appealsPage(visit, user, doneMessage(visit, 'appeals'))),
  post: decide,
};
