import { failedCall } from '@portal/data';
import { ROUTES } from '@portal/model';
import { APPEAL_OUTCOMES, type DeskUser } from '@portal/model/newsroom';
import { type AppealsViewProps, appealsView } from '../../app/newsroom/desk/appeals';
import { deskTexts } from '../../app/newsroom/desk/frame';
import { restrictionTexts } from '../../app/newsroom/desk/restrictions';
import { type AccountPage, statusOf, type Visit } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

async function appealsPage(
  { desk, context }: Visit,
  user: DeskUser,
  said: Pick<AppealsViewProps, 'done' | 'alert' | 'status'> = {},
) {
  const [appeals, objections, uploads] = await Promise.all([
    desk.appeals(),
    desk.objections(),
    desk.uploadAppeals(),
  ]);
  return appealsView(context, { user, appeals, objections, uploads, ...said });
}

/** Subject of an answer, by the form field that names it: a file, a report of a comment, or a decision. */
function answeredIn({ form }: Visit) {
  const upload = form.get('upload');
  if (upload !== null) return { upload };
  const objection = form.get('objection');
  const id = Number(objection ?? form.get('id') ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return null;
  return objection === null ? { id } : { objection: id };
}

const decide = atDesk(async (visit, user) => {
  const { form, desk, context } = visit;
  const { failed } = deskTexts(context).appeals;
  const outcome = APPEAL_OUTCOMES.find((known) => known === form.get('do'));
  const answered = answeredIn(visit);
  const note = (form.get('note') ?? '').trim();
  if (!outcome || !answered) return appealsPage(visit, user, { alert: failed, status: 400 });
  if (answered.objection !== undefined && !note)
    return appealsPage(visit, user, { alert: restrictionTexts(context).answerMissing, status: 400 });
  try {
    if (answered.upload !== undefined) await desk.decideUploadAppeal({ id: answered.upload, outcome });
    else if (answered.objection !== undefined)
      await desk.decideObjection({ id: answered.objection, outcome, note });
    else await desk.decideAppeal({ id: answered.id, outcome });
    return { location: `${ROUTES.deskAppeals}?done=${outcome}` };
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
