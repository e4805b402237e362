import { fill, formatNearDay, ROUTES, searchAddress } from '@portal/model';
import type { OwnUpload } from '@portal/model/participation';
import { AccountHead } from '@portal/ui/account-nav';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FileThumbnail } from '@portal/ui/file-upload';
import { FormAlert } from '@portal/ui/form-alert';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { dateSettings, PortalProvider } from '@portal/ui/locale';
import { Panel } from '@portal/ui/panel';
import { Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from './page';
import { profilePage } from './profile';

export type OwnUploadsViewProps = {
  items: readonly OwnUpload[];
  /** Outcome of the form that led here. */
  said?: 'sent' | 'withdrawn' | 'failed';
  /** Why it failed: the reason of a refusal, or the response status. */
  reason?: string;
};

/** Every call for readers' pictures, newest first. */
const CALLS = searchAddress(ROUTES.archive, {
  searchText: '',
  dateValue: [],
  filterValues: { type: 'ugcparticipation' },
});

/** `/perfil/enviaments/`: files that a reader sent to the newsroom, and their state. */
export function ownUploadsView(
  context: PageContext,
  { items, said, reason }: OwnUploadsViewProps,
): AccountView {
  const { locale } = context;
  const { ownFiles: texts, sendFile } = locale.texts;
  const known: Readonly<Record<string, string>> = texts.reasons;
  const why = reason === undefined ? undefined : known[reason];
  const failure = why
    ? fill(texts.reason, { reason: why })
    : reason === '429'
      ? sendFile.tooOften
      : reason === '400'
        ? texts.incomplete
        : texts.failed;
  return profilePage(
    context,
    'uploads',
    texts.title,
    <PortalProvider locale={locale}>
      <AccountHead title={texts.title} />
      <Stack gap="4">
        {said ? (
          <FormAlert variant={said === 'failed' ? 'error' : 'success'}>
            {said === 'failed' ? failure : said === 'sent' ? sendFile.sent : texts.withdrawn}
          </FormAlert>
        ) : null}
        {items.length ? (
          items.map((item) => <Sent key={item.id} item={item} context={context} />)
        ) : (
          <EmptyState
            title={texts.none}
            actions={
              <Button variant="secondary" href={CALLS}>
                {texts.noneWay}
              </Button>
            }
          >
            {texts.noneHint}
          </EmptyState>
        )}
      </Stack>
    </PortalProvider>,
  );
}

/** One file, its call, its state, and its withdrawal. */
function Sent({ item, context: { locale } }: { item: OwnUpload; context: PageContext }) {
  const { ownFiles: texts } = locale.texts;
  const { id, kind, thumbnail, title, state, reason, note, call, sentAt } = item;
  const date = formatNearDay(sentAt, locale.now, dateSettings(locale));
  return (
    <Panel as="article" size="small">
      <Inline justify="between" gap="4" align="start">
        <Inline gap="4" align="start" wrap={false}>
          <FileThumbnail kind={kind} src={thumbnail} />
          <Stack gap="1">
            <Text variant="label">
              {title} · {texts.states[state]}
            </Text>
            <Text variant="meta" tone="quiet">
              <Link href={call.path}>{fill(texts.to, { title: call.title, date })}</Link>
            </Text>
            {reason ? (
              <Text variant="meta" tone="danger">
                {fill(texts.reason, { reason: texts.reasons[reason] })} {note}
              </Text>
            ) : null}
          </Stack>
        </Inline>
        <form method="post" action={ROUTES.ownUploads}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" size="small" label={fill(texts.withdrawNamed, { title })}>
            {texts.withdraw}
          </Button>
        </form>
      </Inline>
    </Panel>
  );
}
