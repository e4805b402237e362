import {
  type DeskEntry,
  type DeskUser,
  fill,
  formatDate,
  formatTime,
  LIVE_ENTRY_MAX_LENGTH,
  type LiveDesk,
  type LiveEntryAct,
  type LiveStory,
  mayAct,
  nextEntryState,
  pathTo,
  ROUTES,
  uploadDictionaryOf,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted, dateSettings } from '@portal/ui/locale';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import type { AccountView } from '../account/page';
import { Island } from '../Island';
import deskDraftIsland from '../islands/DeskDraft';
import deskPictureIsland from '../islands/DeskPicture';
import type { PageContext } from '../page';
import { deskTexts, deskView } from './frame';

/** Page of a live blog at the desk. */
export const deskLivePath = (contentId: string): string => pathTo('deskLiveStory', { contentId });

const momentOf = ({ locale }: PageContext, date: string): string => {
  const settings = dateSettings(locale);
  return `${formatDate(date, 'published', settings)}, ${formatTime(date, settings)}`;
};

/** Whether a live blog goes on, how much it has, and when it last changed. */
function factsOf(context: PageContext, { isLive, count, updatedDate }: LiveStory): string {
  const texts = deskTexts(context).live;
  return [
    isLive ? texts.isLive : texts.isOver,
    counted(texts.count, count, context.locale),
    ...(updatedDate ? [momentOf(context, updatedDate)] : []),
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

/** What was typed into the form of an entry. */
export type EntryWords = Readonly<
  Record<'title' | 'text' | 'author' | 'picture' | 'pictureAlt' | 'correction', string> &
    Record<'isKey' | 'isPinned', boolean>
>;

export type DeskLiveStoryProps = {
  user: DeskUser;
  desk: LiveDesk;
  /** The entry that is corrected; a new one is written without it. */
  corrected?: DeskEntry | undefined;
  /** What was typed, where it was refused. */
  words?: EntryWords | undefined;
  /** Makes a form that is sent twice one entry. */
  entryKey: string;
  isDone?: boolean;
  alert?: string | undefined;
  status?: number;
};

/** `/redaccio/directe/:contentId/`: a live blog's entries, and the place where they are written. */
export function deskLiveStoryView(context: PageContext, props: DeskLiveStoryProps): AccountView {
  const { user, desk, corrected, isDone = false, alert, status } = props;
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
    said: isDone && texts.done,
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
            <Link href={ROUTES.deskLive} variant="standalone">
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
                <Entry key={entry.id} {...{ context, entry, path, mayWrite }} />
              ))}
            </Stack>
            {next ? (
              <Link href={`${path}?${new URLSearchParams({ cursor: next })}`} variant="standalone" rel="next">
                {texts.more}
              </Link>
            ) : null}
            {mayWrite ? <State {...{ context, story, path }} /> : null}
          </>
        )}
      </>
    ),
  });
}

/** Finishes a live blog, begins it, or goes on with it. */
function State({ context, story, path }: { context: PageContext; story: LiveStory; path: string }) {
  const texts = deskTexts(context).live;
  const words = story.isLive ? texts.finish : story.count ? texts.reopen : texts.start;
  return (
    <form method="post" action={path}>
      <Button type="submit" variant="secondary" name="do" value={story.isLive ? 'finish' : 'reopen'}>
        {words}
      </Button>
    </form>
  );
}

type EntryFormProps = DeskLiveStoryProps & { context: PageContext; path: string };

/** Where an entry is written, or corrected: one column, for a thumb. */
function EntryForm({
  context,
  user,
  desk,
  corrected,
  words,
  entryKey,
  isDone = false,
  path,
}: EntryFormProps) {
  const texts = deskTexts(context).live;
  const isPublished = corrected?.state === 'published';
  const written: Partial<EntryWords> = words ?? {
    ...(corrected ? { ...corrected, text: corrected.text ?? '', picture: corrected.picture?.src ?? '' } : {}),
    author: corrected?.author ?? user.name,
    pictureAlt: corrected?.picture?.alt ?? '',
    correction: '',
  };
  const hint = corrected?.text === null ? texts.keepHint : texts.wordsHint;
  return (
    <form method="post" action={path}>
      <Stack gap="4">
        <Heading headingLevel={2} size="md">
          {corrected ? texts.correctTitle : texts.write}
        </Heading>
        {corrected ? (
          <>
            <input type="hidden" name="entry" value={corrected.id} />
            <input type="hidden" name="version" value={corrected.version} />
          </>
        ) : (
          <input type="hidden" name="key" value={entryKey} />
        )}
        <TextField name="title" label={texts.headline} defaultValue={written.title ?? ''} maxLength={255} />
        <TextArea
          name="text"
          label={texts.words}
          hint={hint}
          rows={6}
          limit={LIVE_ENTRY_MAX_LENGTH}
          defaultValue={written.text ?? ''}
        />
        <Stack gap="3">
          <Checkbox name="isKey" value="1" label={texts.isKey} defaultChecked={written.isKey ?? false} />
          {corrected ? null : (
            <Checkbox
              name="isPinned"
              value="1"
              label={texts.isPinned}
              defaultChecked={written.isPinned ?? false}
            />
          )}
        </Stack>
        <TextField name="author" label={texts.author} defaultValue={written.author ?? ''} maxLength={255} />
        <Disclosure summary={texts.pictureMore} open={Boolean(written.picture)}>
          <Stack gap="4">
            <Island
              of={deskPictureIsland}
              id="picture"
              props={{
                label: texts.ownPicture,
                addressLabel: texts.picture,
                address: written.picture ?? '',
                dictionary: uploadDictionaryOf(context.site.language),
                failed: texts.pictureFailed,
              }}
              locale={context.locale}
            />
            <TextField
              name="pictureAlt"
              label={texts.pictureAlt}
              defaultValue={written.pictureAlt ?? ''}
              maxLength={255}
            />
          </Stack>
        </Disclosure>
        {isPublished ? (
          <TextField
            name="correction"
            label={texts.correction}
            defaultValue={written.correction ?? ''}
            maxLength={255}
          />
        ) : null}
        <Inline gap="3">
          {corrected ? (
            <>
              <Button type="submit" name="do" value="correct">
                {isPublished ? texts.correct : texts.save}
              </Button>
              <Link href={path} variant="standalone">
                {texts.cancel}
              </Link>
            </>
          ) : (
            <>
              <Button type="submit" name="do" value="published">
                {texts.publish}
              </Button>
              <Button type="submit" variant="secondary" name="do" value="draft">
                {texts.draft}
              </Button>
            </>
          )}
        </Inline>
        {corrected ? null : (
          <Island
            of={deskDraftIsland}
            id="draft"
            props={{ name: `desk-live-${desk.story.contentId}`, isDone }}
            locale={context.locale}
          />
        )}
      </Stack>
    </form>
  );
}

type EntryProps = { context: PageContext; entry: DeskEntry; path: string; mayWrite: boolean };

/** An entry with what can be done with it now. */
function Entry({ context, entry, path, mayWrite }: EntryProps) {
  const texts = deskTexts(context).live;
  const { id, state, version, date, title, summary, author, isKey, isPinned } = entry;
  const name = title || summary || momentOf(context, date);
  const wordsOf = (act: LiveEntryAct): string => {
    if (act === 'publish' && state === 'withdrawn') return texts.do.republish;
    if (state === 'draft' && act === 'withdraw') return texts.do.discard;
    return texts.do[act];
  };
  const acts = (['publish', isPinned ? 'unpin' : 'pin', 'withdraw'] as const).filter(
    (act) => nextEntryState(state, act) !== null,
  );
  return (
    <Panel as="article" size="small">
      <Stack gap="2">
        <Text variant="meta" tone="quiet">
          {[
            texts.states[state],
            momentOf(context, date),
            ...(author ? [author] : []),
            ...(isKey ? [texts.key] : []),
            ...(isPinned ? [texts.pinned] : []),
          ].join(' · ')}
        </Text>
        {title ? <Text variant="label">{title}</Text> : null}
        {summary ? <Text variant="summary">{summary}</Text> : null}
        {mayWrite ? (
          <form method="post" action={path}>
            <input type="hidden" name="entry" value={id} />
            <input type="hidden" name="version" value={version} />
            <Inline gap="3">
              {nextEntryState(state, 'correct') ? (
                <Button
                  href={`${path}?${new URLSearchParams({ entrada: id })}`}
                  variant="plain"
                  size="small"
                  aria-label={fill(texts.of, {
                    act: state === 'draft' ? texts.do.edit : texts.do.correct,
                    title: name,
                  })}
                >
                  {state === 'draft' ? texts.do.edit : texts.do.correct}
                </Button>
              ) : null}
              {acts.map((act) => (
                <Button
                  key={act}
                  type="submit"
                  variant="plain"
                  size="small"
                  name="do"
                  value={act}
                  aria-label={fill(texts.of, { act: wordsOf(act), title: name })}
                >
                  {wordsOf(act)}
                </Button>
              ))}
            </Inline>
          </form>
        ) : null}
      </Stack>
    </Panel>
  );
}
