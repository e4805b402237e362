import { CHILD_OWN_ACCOUNT_YEARS, fill, formatLongDay, ROUTES } from '@portal/model';
import { LEGAL_GAPS, type LegalGap } from '@portal/model/legal';
import {
  type DeskQueue,
  type DeskUser,
  type DeskWaiting,
  mayAct,
  WAITING_AT_MOST,
} from '@portal/model/newsroom';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import { atDesk, deskScreen } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { screensFor } from '../screens';
import { LEGAL_DESK_TEXTS } from '../texts/legal';
import { WAITING_TEXTS } from '../texts/waiting';

type HomeProps = { waiting: DeskWaiting; gaps: readonly LegalGap[]; now: Date };

/** `/redaccio/`: home page of the desk for the current user. */
function deskHomeView(context: PageContext, user: DeskUser, { waiting, gaps, now }: HomeProps): AccountView {
  const { home: texts } = deskTexts(context);
  const { language } = context.site;
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
          {screensFor(user).map(({ path, navigation: { title, text } }) => (
            <Panel key={path} as="section" interactive>
              <Text variant="label">
                <PanelLink href={path}>{title(language)}</PanelLink>
              </Text>
              <Text variant="summary">{text(language)}</Text>
            </Panel>
          ))}
        </Grid>
      </>
    ),
  });
}

export default deskScreen({
  path: ROUTES.desk,
  get: atDesk(async ({ context, desk, now }, user) => {
    const isChief = mayAct(user.role, 'account.role');
    const [waiting, gaps] = await Promise.all([desk.waiting(), isChief ? desk.legalGaps() : []]);
    return deskHomeView(context, user, { waiting, gaps, now });
  }),
});

/** Page of each queue, in the order shown. */
const PLACES: readonly (readonly [DeskQueue, string])[] = [
  ['reports', `${ROUTES.deskComments}?view=reported`],
  ['comments', ROUTES.deskComments],
  ['appeals', ROUTES.deskAppeals],
  ['questions', ROUTES.deskInterviews],
  ['uploads', ROUTES.deskUploads],
  ['messages', ROUTES.deskMessages],
  ['rectifications', ROUTES.deskRectifications],
];

type WaitingProps = { context: PageContext; waiting: DeskWaiting; now: Date };

/** Deadline of the first item in a queue; says so once it has passed. */
function Deadline({ context, due, now }: { context: PageContext; due: string; now: Date }) {
  const texts = WAITING_TEXTS[context.site.language];
  const isOver = Date.parse(due) < now.getTime();
  const date = formatLongDay(due, dateSettings(context.locale));
  return (
    <Text variant="meta" tone={isOver ? 'danger' : 'quiet'}>
      {fill(isOver ? texts.overdue : texts.due, { date })}
    </Text>
  );
}

/** Number of items in each queue of the desk, with a link. */
function Waiting({ context, waiting, now }: WaitingProps) {
  const texts = WAITING_TEXTS[context.site.language];
  const queues = PLACES.flatMap(([queue, href]) => {
    const count = waiting[queue];
    return count ? [{ queue, href, count }] : [];
  });
  return (
    <Stack as="section" gap="3" aria-labelledby="waiting">
      <Heading headingLevel={2} size="sm" id="waiting">
        {texts.title}
      </Heading>
      {queues.length ? (
        <Grid as="ul" gap="3">
          {queues.map(({ queue, href, count }) => (
            <Panel key={queue} as="li" size="small" variant="accent" interactive>
              <Inline justify="between" gap="3" wrap={false}>
                <Text as="span" variant="label">
                  <PanelLink href={href}>{texts.queues[queue]}</PanelLink>
                </Text>
                <Text as="strong" variant="label">
                  {count < WAITING_AT_MOST ? count : texts.many}
                </Text>
              </Inline>
              {queue === 'rectifications' && waiting.rectificationsDue ? (
                <Deadline context={context} now={now} due={waiting.rectificationsDue} />
              ) : null}
            </Panel>
          ))}
        </Grid>
      ) : (
        <Text tone="quiet">{texts.none}</Text>
      )}
    </Stack>
  );
}

/**
 * Facts missing from the site's legal pages, with their keys in the site's file; renders nothing once
 * complete.
 */
export function MissingFacts({ context, gaps }: { context: PageContext; gaps: readonly LegalGap[] }) {
  const { site, locale } = context;
  if (!gaps.length) return null;
  const texts = LEGAL_DESK_TEXTS[site.language];
  return (
    <Notice locale={locale} variant="warning" title={texts.title}>
      <Stack gap="2">
        <Text variant="summary">{fill(texts.text, { file: `${site.alias}.yaml` })}</Text>
        <Stack as="ul" gap="1">
          {gaps.map((gap) => (
            <Text as="li" variant="summary" key={gap}>
              {fill(texts.gaps[gap], { age: CHILD_OWN_ACCOUNT_YEARS })}: <code>{LEGAL_GAPS[gap]}</code>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}
