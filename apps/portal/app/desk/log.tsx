import { DESK_ACTS, type DeskAct, type DeskLog, type DeskUser, fill, mayAct, ROUTES } from '@portal/model';
import { Grid, Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Table } from '@portal/ui/table';
import { Text } from '@portal/ui/text';
import type { AccountView } from '../account/page';
import type { PageContext } from '../page';
import { deskTexts, deskView } from './frame';
import { momentInWords } from './moments';
import { ACCOUNT_DESK_TEXTS } from './texts/account';
import { INTERVIEW_DESK_TEXTS } from './texts/interviews';
import { MESSAGE_DESK_TEXTS } from './texts/messages';
import { POLL_DESK_TEXTS } from './texts/polls';

const isAct = (act: string): act is DeskAct => act in DESK_ACTS;

/** What a line says beside what was done: `role: editor`. */
const detailsOf = (details: DeskLog['lines'][number]['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** `/redaccio/`: what there is at the desk for whoever is there. */
export function deskHomeView(context: PageContext, user: DeskUser): AccountView {
  const { home: texts, comments, appeals, front, contents, alerts, live, uploads } = deskTexts(context);
  const messages = MESSAGE_DESK_TEXTS[context.site.language];
  const interviews = INTERVIEW_DESK_TEXTS[context.site.language];
  const polls = POLL_DESK_TEXTS[context.site.language];
  const account = ACCOUNT_DESK_TEXTS[context.site.language];
  const places = [
    { href: ROUTES.deskFront, title: front.title, text: front.text },
    { href: ROUTES.deskContents, title: contents.title, text: contents.text },
    { href: ROUTES.deskAlerts, title: alerts.title, text: alerts.text },
    { href: ROUTES.deskLive, title: live.title, text: live.text },
    { href: ROUTES.deskComments, title: comments.title, text: comments.text },
    { href: ROUTES.deskAppeals, title: appeals.title, text: appeals.text },
    { href: ROUTES.deskMessages, title: messages.title, text: messages.text },
    { href: ROUTES.deskInterviews, title: interviews.title, text: interviews.text },
    { href: ROUTES.deskPolls, title: polls.title, text: polls.text },
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

/** `/redaccio/registre/`: what was done, line by line. */
export function deskLogView(
  context: PageContext,
  { user, log, isFirst }: { user: DeskUser; log: DeskLog; isFirst: boolean },
): AccountView {
  const all = deskTexts(context);
  const texts = all.log;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskLog,
    user,
    children: (
      <>
        <Table
          caption={texts.caption}
          emptyText={texts.none}
          columns={[
            { id: 'line', title: texts.line, isRowHead: true, isNumeric: true },
            { id: 'at', title: texts.at },
            { id: 'actor', title: texts.actor },
            { id: 'act', title: texts.act },
            { id: 'subject', title: texts.subject },
            { id: 'details', title: texts.details },
          ]}
          rows={log.lines.map(({ line, at, actor, act, subject, details }) => ({
            id: String(line),
            line,
            at: momentInWords(context, at),
            actor: actor ?? texts.rules,
            act: isAct(act) ? all.acts[act] : act,
            subject,
            details: detailsOf(details),
          }))}
        />
        <Inline gap="4">
          {isFirst ? null : (
            <Link href={ROUTES.deskLog} variant="standalone">
              {texts.newest}
            </Link>
          )}
          {log.next === null ? null : (
            <Link href={`${ROUTES.deskLog}?before=${log.next}`} variant="standalone" rel="next">
              {texts.older}
            </Link>
          )}
        </Inline>
      </>
    ),
  });
}
