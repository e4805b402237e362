import { failedCall } from '@portal/data';
import { dayOf, parseTypedDay, ROUTES } from '@portal/model';
import { type DeskUser, disputeClosingSchema, disputeFormSchema } from '@portal/model/newsroom';
import * as v from 'valibot';
import { TRANSPARENCY_DESK_TEXTS } from '../../app/newsroom/desk/texts/transparency';
import { deskTransparencyView, type TransparencyViewProps } from '../../app/newsroom/desk/transparency';
import { type AccountPage, statusOf, type Visit, type Visited } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

/** The year in an address; the current one without it. */
function yearOf({ url, context: { locale } }: Visit): string {
  const asked = url.searchParams.get('any') ?? '';
  return /^2\d{3}$/.test(asked) ? asked : (dayOf(locale.now, locale.timeZone) ?? '').slice(0, 4);
}

async function reportPage(
  visit: Visit,
  user: DeskUser,
  said: Pick<TransparencyViewProps, 'done' | 'alert' | 'status'> = {},
): Promise<Visited> {
  const report = await visit.desk.transparency({ year: yearOf(visit) });
  return deskTransparencyView(visit.context, { user, report, ...said });
}

/** Records a dispute, or its outcome. */
async function writeDown(visit: Visit, user: DeskUser): Promise<Visited> {
  const { desk, form, context } = visit;
  const { failed } = TRANSPARENCY_DESK_TEXTS[context.site.language];
  const act = form.get('do') === 'close' ? 'close' : 'open';
  const again = (status: number) => reportPage(visit, user, { alert: failed, status });
  try {
    if (act === 'close') {
      const closing = { id: Number(form.get('id')), outcome: form.get('outcome') };
      const checked = v.safeParse(disputeClosingSchema, closing);
      if (!checked.success) return await again(400);
      await desk.closeDispute(checked.output);
    } else {
      const opened = { body: form.get('body'), day: parseTypedDay(form.get('day') ?? '') };
      const checked = v.safeParse(disputeFormSchema, opened);
      if (!checked.success) return await again(400);
      await desk.openDispute(checked.output);
    }
  } catch (error) {
    const status = statusOf(failedCall(error));
    if (status === 401 || status === 403) throw error;
    return again(status);
  }
  return { location: `${ROUTES.deskTransparency}?any=${yearOf(visit)}&done=${act}` };
}

/** `/redaccio/transparencia/`: the yearly report, and the disputes that it counts. */
export const deskTransparencyPage: AccountPage = {
  get: atDesk((visit, user) => reportPage(visit, user, doneMessage(visit, 'transparency'))),
  post: atDesk(writeDown),
};
