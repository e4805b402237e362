import { fill, formatDate, formatTime, pathTo, ROUTES } from '@portal/model';
import {
  CONTENT_STATUSES,
  type ContentStatus,
  type DeskContents,
  type DeskUser,
} from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings } from '@portal/ui/locale';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Select } from '@portal/ui/select';
import { Text } from '@portal/ui/text';
import { TextField } from '@portal/ui/text-field';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';

export type ContentsViewProps = {
  user: DeskUser;
  contents: DeskContents;
  text: string;
  status: ContentStatus | undefined;
};

/** Status and date of a content, as text. */
export function statusLine(
  context: PageContext,
  { status, publishedAt }: { status: ContentStatus; publishedAt: string },
): string {
  const { at, statuses } = deskTexts(context).contents;
  const settings = dateSettings(context.locale);
  return fill(at, {
    status: statuses[status],
    date: formatDate(publishedAt, 'published', settings),
    time: formatTime(publishedAt, settings),
  });
}

/** `/redaccio/continguts/`: contents by search text and status, each with a link to its page of actions. */
export function deskContentsView(
  context: PageContext,
  { user, contents, text, status }: ContentsViewProps,
): AccountView {
  const texts = deskTexts(context).contents;
  const here = (more: Record<string, string>) =>
    `${ROUTES.deskContents}?${new URLSearchParams({ ...(text ? { text } : {}), ...(status ? { estat: status } : {}), ...more })}`;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskContents,
    user,
    children: (
      <>
        <form method="get" action={ROUTES.deskContents}>
          <Inline gap="4" align="end">
            <TextField name="text" type="search" label={texts.words} defaultValue={text} maxLength={120} />
            <Select
              name="estat"
              label={texts.status}
              placeholder={texts.anyStatus}
              defaultValue={status ?? ''}
              options={CONTENT_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
            />
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
          </Inline>
        </form>
        <Stack gap="3">
          {contents.items.map((item) => (
            <Panel key={item.id} as="article" size="small" interactive>
              <Stack gap="1">
                <Text variant="label">
                  <PanelLink href={pathTo('deskContent', { id: String(item.id) })}>{item.title}</PanelLink>
                </Text>
                <Text variant="meta" tone={item.status === 'withdrawn' ? 'danger' : 'quiet'}>
                  {statusLine(context, item)}
                </Text>
              </Stack>
            </Panel>
          ))}
        </Stack>
        {contents.items.length ? null : <Text tone="quiet">{texts.none}</Text>}
        {contents.next ? (
          <Link href={here({ cursor: contents.next })} variant="standalone" rel="next">
            {texts.older}
          </Link>
        ) : null}
      </>
    ),
  });
}
