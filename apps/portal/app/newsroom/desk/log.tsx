import { fill, ROUTES } from '@portal/model';
import type { LegalGap } from '@portal/model/legal';
import { type DeskUser, type DeskWaiting, mayAct } from '@portal/model/newsroom';
import { Grid } from '@portal/ui/layout';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';
import { MissingFacts } from './legal-gaps';
import { LogLines, type LogLinesProps } from './log-lines';
import { ACCOUNT_DESK_TEXTS } from './texts/account';
import { INTERVIEW_DESK_TEXTS } from './texts/interviews';
import { MESSAGE_DESK_TEXTS } from './texts/messages';
import { NEWSLETTER_DESK_TEXTS } from './texts/newsletters';
import { POLL_DESK_TEXTS } from './texts/polls';
import { RECTIFICATION_DESK_TEXTS } from './texts/rectifications';
import { TRANSPARENCY_DESK_TEXTS } from './texts/transparency';
import { VIEW_DESK_TEXTS } from './texts/views';
import { Waiting } from './waiting';

/** `/redaccio/`: home page of the desk for the current user. */
export function deskHomeView(
  context: PageContext,
  user: DeskUser,
  { waiting, gaps, now }: { waiting: DeskWaiting; gaps: readonly LegalGap[]; now: Date },
): AccountView {
  const { home: texts, comments, appeals, front, contents, alerts, live, uploads } = deskTexts(context);
  const messages = MESSAGE_DESK_TEXTS[context.site.language];
  const interviews = INTERVIEW_DESK_TEXTS[context.site.language];
  const newsletters = NEWSLETTER_DESK_TEXTS[context.site.language];
  const polls = POLL_DESK_TEXTS[context.site.language];
  const account = ACCOUNT_DESK_TEXTS[context.site.language];
  const views = VIEW_DESK_TEXTS[context.site.language];
  const rectifications = RECTIFICATION_DESK_TEXTS[context.site.language];
  const transparency = TRANSPARENCY_DESK_TEXTS[context.site.language];
  const places = [
    { href: ROUTES.deskFront, title: front.title, text: front.text },
    { href: ROUTES.deskViews, title: views.title, text: views.text },
    { href: ROUTES.deskContents, title: contents.title, text: contents.text },
    { href: ROUTES.deskAlerts, title: alerts.title, text: alerts.text },
    { href: ROUTES.deskLive, title: live.title, text: live.text },
    { href: ROUTES.deskComments, title: comments.title, text: comments.text },
    { href: ROUTES.deskAppeals, title: appeals.title, text: appeals.text },
    { href: ROUTES.deskTransparency, title: transparency.title, text: transparency.text },
    { href: ROUTES.deskMessages, title: messages.title, text: messages.text },
    ...(mayAct(user.role, 'rectification.publish')
      ? [{ href: ROUTES.deskRectifications, title: rectifications.title, text: rectifications.text }]
      : []),
    { href: ROUTES.deskInterviews, title: interviews.title, text: interviews.text },
    { href: ROUTES.deskPolls, title: polls.title, text: polls.text },
    ...(mayAct(user.role, 'newsletter.test')
      ? [{ href: ROUTES.deskNewsletters, title: newsletters.title, text: newsletters.text }]
      : []),
    { href: ROUTES.deskUploads, title: uploads.title, text: uploads.text },
    ...(mayAct(user.role, 'account.role')
      ? [{ href: ROUTES.deskPeople, title: texts.people, text: texts.peopleText }]
      : []),
    { href: ROUTES.deskLog, title: texts.log, text: texts.logText },
    { href: ROUTES.deskAccount, title: account.title, text: account.homeText },
  ];
  return deskView(context, {
    title: texts.title,
    path: ROUTES.desk,
    user,
    children: (
      <>
        <Text>{fill(texts.greeting, { name: user.name })}</Text>
        <MissingFacts context={context} gaps={gaps} />
        <Waiting context={context} waiting={waiting} now={now} />
        <Grid gap="4">
          {places.map(({ href, title, text }) => (
            <Panel key={href} as="section" interactive>
              <Text variant="label">
                <PanelLink href={href}>{title}</PanelLink>
              </Text>
              <Text variant="summary">{text}</Text>
            </Panel>
          ))}
        </Grid>
      </>
    ),
  });
}

/** `/redaccio/registre/`: the action log. */
export function deskLogView(
  context: PageContext,
  { user, ...lines }: { user: DeskUser } & Omit<LogLinesProps, 'context'>,
): AccountView {
  return deskView(context, {
    title: deskTexts(context).log.title,
    path: ROUTES.deskLog,
    user,
    children: <LogLines context={context} {...lines} />,
  });
}
