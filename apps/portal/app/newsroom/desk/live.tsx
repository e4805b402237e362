import { pathTo, ROUTES } from '@portal/model';
import { type DeskUser, type LiveStory, mayAct } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../page';
import type { AccountView } from '../../readers/account/page';
import { deskTexts, deskView } from './frame';
import { Entry, EntryForm, type EntryWriting } from './live-entry';
import { momentInWords } from './moments';

/** Path of a live blog's page at the desk. */
export const deskLivePath = (contentId: string): string => pathTo('deskLiveStory', { contentId });

/** Whether a live blog is running, its number of entries, and its last change. */
function factsOf(context: PageContext, { isLive, count, updatedDate }: LiveStory): string {
  const texts = deskTexts(context).live;
  return [
    isLive ? texts.isLive : texts.isOver,
    counted(texts.count, count, context.locale),
    ...(updatedDate ? [momentInWords(context, updatedDate)] : []),
  ].join(' · ');
}

/** `/redaccio/directe/`: live blogs of the site. */
export function deskLiveView(
  context: PageContext,
  { user, stories }: { user: DeskUser; stories: readonly LiveStory[] },
): AccountView {
  const texts = deskTexts(context).live;
  return deskView(context, {
    title: texts.title,
    path: ROUTES.deskLive,
    user,
    children: stories.length ? (
      <Stack gap="4">
        {stories.map((story) => (
          <Panel key={story.contentId} as="article" size="small" interactive>
            <Text variant="label">
              <PanelLink href={deskLivePath(story.contentId)}>{story.title}</PanelLink>
            </Text>
            <Text variant="meta" tone="quiet">
              {factsOf(context, story)}
            </Text>
          </Panel>
        ))}
      </Stack>
    ) : (
      <Text tone="quiet">{texts.none}</Text>
    ),
  });
}

export type DeskLiveStoryProps = EntryWriting & { alert?: string | undefined; status?: number };

/** `/redaccio/directe/:contentId/`: a live blog's entries, and the form that writes them. */
export function deskLiveStoryView(context: PageContext, props: DeskLiveStoryProps): AccountView {
  const { user, desk, corrected, done, alert, status } = props;
  const texts = deskTexts(context).live;
  const { story, entries, next } = desk;
  const path = deskLivePath(story.contentId);
  const mayWrite = mayAct(user.role, 'entry.publish');
  return deskView(context, {
    title: story.title,
    path,
    user,
    status,
    alert,
    said: done,
    children: (
      <>
        <Stack gap="2">
          <Text variant="meta" tone="quiet">
            {factsOf(context, story)}
          </Text>
          <Inline gap="4">
            <Link href={story.path} variant="standalone">
              {texts.see}
            </Link>
            <Link href={ROUTES.deskLive} variant="back">
              {texts.all}
            </Link>
          </Inline>
        </Stack>
        {mayWrite ? <EntryForm key={corrected?.id ?? ''} context={context} {...props} path={path} /> : null}
        {corrected ? null : (
          <>
            <Heading headingLevel={2} size="md">
              {texts.entries}
            </Heading>
            {entries.length === 0 ? <Text tone="quiet">{texts.noEntries}</Text> : null}
            <Stack gap="4">
              {entries.map((entry) => (
                <Entry key={entry.id} context={context} entry={entry} path={path} mayWrite={mayWrite} />
              ))}
            </Stack>
            {next ? (
              <Link href={`${path}?${new URLSearchParams({ cursor: next })}`} variant="standalone" rel="next">
                {texts.more}
              </Link>
            ) : null}
            {mayWrite ? <State context={context} story={story} path={path} /> : null}
          </>
        )}
      </>
    ),
  });
}

/** Ends, starts or resumes a live blog. */
function State({ context, story, path }: { context: PageContext; story: LiveStory; path: string }) {
  const texts = deskTexts(context).live;
  const words = story.isLive ? texts.finish : story.count ? texts.reopen : texts.start;
  return (
    <form method="post" noValidate action={path}>
      <Button type="submit" variant="secondary" name="do" value={story.isLive ? 'finish' : 'reopen'}>
        {words}
      </Button>
    </form>
  );
}
