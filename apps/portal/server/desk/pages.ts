import { failedCall } from '@portal/data';
import { DESK_ROLES, DESK_TOPICS, deskInvitationSchema, LOG_RULES, ROUTES, validate } from '@portal/model';
import { deskTexts } from '../../app/desk/frame';
import { deskHomeView, deskLogView } from '../../app/desk/log';
import { peopleView } from '../../app/desk/people';
import { type AccountPage, type Answer, messagesOf, namedBy, statusOf, valuesOf } from '../accounts/visit';
import { deskAccountPage } from './account';
import { deskAppealsPage } from './appeals';
import { atDesk } from './at-desk';
import { deskCommentsPage, deskDiscussionPage } from './comments';
import { deskContentPage, deskContentsPage } from './contents';
import {
  deskInvitationPage,
  deskLoginPage,
  deskLogoutPage,
  deskPasswordPage,
  deskSecondFactorPage,
} from './entry';
import { deskAlertsPage, deskFrontPage } from './front';
import { deskInterviewsPage } from './interviews';
import { deskLivePage, deskLiveStoryPage } from './live';
import { deskMessagesPage } from './messages';
import { deskNewslettersPage } from './newsletters';
import { deskPollsPage } from './polls';
import { previewPage } from './previews';
import { deskUploadsPage } from './uploads';
import { deskViewsPage } from './views';

const people: Answer = atDesk(async (visit, user) => {
  const texts = deskTexts(visit.context).people;
  const { invited, changed, wasReset } = texts;
  const done = namedBy(visit, 'fet', { invited, changed, reset: wasReset });
  return peopleView(visit.context, {
    user,
    desk: await visit.desk.people(),
    ...(done === undefined ? {} : { done }),
  });
});

const doneAt = (what: 'invited' | 'changed' | 'reset') => ({ location: `${ROUTES.deskPeople}?fet=${what}` });

const changePeople: Answer = atDesk(async (visit, user) => {
  const { desk, context } = visit;
  const texts = deskTexts(context).people;
  const values = valuesOf(visit);
  const { do: action, id = '', role = '', email = '' } = values;
  const again = async (faults: { alert?: string; errors?: Record<string, string>; status: number }) =>
    peopleView(context, { user, desk: await desk.people(), email, ...faults });
  try {
    if (action === 'invite') {
      const checked = validate(deskInvitationSchema, values);
      if (!checked.valid) return await again({ errors: messagesOf(visit, checked.issues), status: 400 });
      await desk.invite(checked.value);
      return doneAt('invited');
    }
    if (action === 'withdraw') await desk.withdrawInvitation(id);
    else if (action === 'reset') {
      await desk.resetAccess(id);
      return doneAt('reset');
    } else if (action === 'role')
      await desk.changeRole(id, { role: DESK_ROLES.find((known) => known === role) ?? null });
    else return await again({ alert: texts.failed, status: 400 });
    return doneAt('changed');
  } catch (error) {
    const failed = failedCall(error);
    const status = statusOf(failed);
    if (status === 401 || status === 403) throw error;
    const refused = action === 'reset' ? texts.chiefElsewhere : texts.lastChief;
    return again({ alert: status === 409 ? refused : texts.failed, status });
  }
});

const log: Answer = atDesk(async (visit, user) => {
  const asked = (name: string, isKnown: (text: string) => boolean): string => {
    const text = visit.url.searchParams.get(name) ?? '';
    return isKnown(text) ? text : '';
  };
  const before = asked('before', (text) => /^\d{1,9}$/.test(text));
  const choice = {
    actor: asked('qui', (text) => text === LOG_RULES || /^\d{1,15}$/.test(text)),
    topic: asked('tema', (text) => DESK_TOPICS.some((known) => known === text)),
  };
  const lines = await visit.desk.log({
    before: before || undefined,
    actor: choice.actor || undefined,
    topic: choice.topic || undefined,
    act: undefined,
    subject: undefined,
  });
  return deskLogView(visit.context, { user, log: lines, choice, isFirst: before === '' });
});

/** Every address of the desk. */
export const DESK_PAGES: Readonly<Record<string, AccountPage>> = {
  [ROUTES.desk]: {
    get: atDesk(async ({ context, desk }, user) => deskHomeView(context, user, await desk.waiting())),
  },
  [ROUTES.deskLogin]: deskLoginPage,
  [ROUTES.deskSecondFactor]: deskSecondFactorPage,
  [ROUTES.deskInvitation]: deskInvitationPage,
  [ROUTES.deskPassword]: deskPasswordPage,
  [ROUTES.deskLogout]: deskLogoutPage,
  [ROUTES.deskPeople]: { get: people, post: changePeople },
  [ROUTES.deskComments]: deskCommentsPage,
  [ROUTES.deskDiscussion]: deskDiscussionPage,
  [ROUTES.deskAppeals]: deskAppealsPage,
  [ROUTES.deskLive]: deskLivePage,
  [ROUTES.deskLiveStory]: deskLiveStoryPage,
  [ROUTES.deskMessages]: deskMessagesPage,
  [ROUTES.deskNewsletters]: deskNewslettersPage,
  [ROUTES.deskPolls]: deskPollsPage,
  [ROUTES.deskInterviews]: deskInterviewsPage,
  [ROUTES.deskViews]: deskViewsPage,
  [ROUTES.deskUploads]: deskUploadsPage,
  [ROUTES.deskLog]: { get: log },
  [ROUTES.deskAccount]: deskAccountPage,
  [ROUTES.deskFront]: deskFrontPage,
  [ROUTES.deskAlerts]: deskAlertsPage,
  [ROUTES.deskContents]: deskContentsPage,
  [ROUTES.deskContent]: deskContentPage,
  [ROUTES.preview]: previewPage,
};
