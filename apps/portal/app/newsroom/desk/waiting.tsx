import { fill, formatLongDay, ROUTES } from '@portal/model';
import { type DeskQueue, type DeskWaiting, WAITING_AT_MOST } from '@portal/model/newsroom';
import { Grid, Inline, Stack } from '@portal/ui/layout';
import { dateSettings } from '@portal/ui/locale';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import { WAITING_TEXTS } from './texts/waiting';

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
export function Waiting({ context, waiting, now }: WaitingProps) {
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
