import { ROUTES } from '@portal/model';
import { DESK_TOPICS, LOG_RULES, mayAct } from '@portal/model/newsroom';
import { deskHomeView, deskLogView } from '../../app/newsroom/desk/log';
import type { AccountPage, Answer } from '../visit';
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
import { deskPeoplePage } from './people';
import { deskPollsPage } from './polls';
import { previewPage } from './previews';
import { deskRectificationsPage } from './rectifications';
import { deskTransparencyPage } from './transparency';
import { deskUploadsPage } from './uploads';
import { deskViewsPage } from './views';

const log: Answer = atDesk(async (visit, user) => {
  const asked = (name: string, isKnown: (text: string) => boolean): string | undefined => {
    const text = visit.url.searchParams.get(name) ?? '';
    return isKnown(text) ? text : undefined;
  };
  const before = asked('before', (text) => /^\d{1,9}$/.test(text));
  const actor = asked('by', (text) => text === LOG_RULES || /^\d{1,15}$/.test(text));
  const topic = DESK_TOPICS.find((known) => known === visit.url.searchParams.get('tema'));
  const lines = await visit.desk.log({ before, actor, topic });
  const choice = { actor: actor ?? '', topic: topic ?? '' };
  return deskLogView(visit.context, { user, log: lines, choice, isFirst: before === undefined });
});

export const DESK_PAGES: Readonly<Record<string, AccountPage>> = {
  [ROUTES.desk]: {
    get: atDesk(async ({ context, desk, now }, user) => {
      const isChief = mayAct(user.role, 'account.role');
      const [waiting, gaps] = await Promise.all([desk.waiting(), isChief ? desk.legalGaps() : []]);
      return deskHomeView(context, user, { waiting, gaps, now });
    }),
  },
  [ROUTES.deskLogin]: deskLoginPage,
  [ROUTES.deskSecondFactor]: deskSecondFactorPage,
  [ROUTES.deskInvitation]: deskInvitationPage,
  [ROUTES.deskPassword]: deskPasswordPage,
  [ROUTES.deskLogout]: deskLogoutPage,
  [ROUTES.deskPeople]: deskPeoplePage,
  [ROUTES.deskComments]: deskCommentsPage,
  [ROUTES.deskDiscussion]: deskDiscussionPage,
  [ROUTES.deskAppeals]: deskAppealsPage,
  [ROUTES.deskTransparency]: deskTransparencyPage,
  [ROUTES.deskLive]: deskLivePage,
  [ROUTES.deskLiveStory]: deskLiveStoryPage,
  [ROUTES.deskMessages]: deskMessagesPage,
  [ROUTES.deskRectifications]: deskRectificationsPage,
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
