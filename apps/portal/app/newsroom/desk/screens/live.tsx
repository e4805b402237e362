import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { inEveryLanguage, matchRoute, pathTo, ROUTES } from '@portal/model';
import { type DeskUser, LIVE_ENTRY_ACTS, type LiveStory, mayAct } from '@portal/model/newsroom';
import { Button } from '@portal/ui/button';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { counted } from '@portal/ui/locale';
import { Panel, PanelLink } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import type { PageContext } from '../../../page';
import type { AccountView } from '../../../readers/account/page';
import type { Visit, Visited } from '../../../visit';
import { atDesk, deskScreen, doneMessage, refusedStatus, type ScreenLogWords } from '../desk-screen';
import { deskTexts, deskView } from '../frame';
import { Entry, EntryForm, type EntryWords, type EntryWriting } from '../live-entry';
import { momentInWords } from '../moments';
import { DESK_TEXTS } from '../texts';

const contentIdOf = ({ url }: Visit): string => matchRoute(url.pathname).params.contentId ?? '';

async function storyPage(
  visit: Visit,
  user: DeskUser,
  said: Pick<DeskLiveStoryProps, 'words' | 'done' | 'alert' | 'status'> & { entryId?: string | null } = {},
): Promise<Visited> {
  const contentId = contentIdOf(visit);
  const { entryId = null, ...rest } = said;
  const cursor = visit.url.searchParams.get('cursor') ?? undefined;
  const isEntry = entryId !== null && /^\d{1,15}$/.test(entryId);
  // A cursor of another list, or an invalid one: shows the first page.
  const desk = await visit.desk
    .live(contentId, isEntry ? { entry: entryId } : { cursor })
    .catch((error: unknown) => {
      if (failedCall(error).failure.status !== 400) throw error;
      return visit.desk.live(contentId, {});
    });
  const corrected = isEntry ? desk.entries.find(({ id }) => id === entryId) : undefined;
  const entryKey = rest.words ? (visit.form.get('key') ?? randomUUID()) : randomUUID();
  return deskLiveStoryView(visit.context, { user, desk, corrected, entryKey, ...rest });
}

/** Values of the form of an entry. */
function wordsOf({ form }: Visit): EntryWords {
  const text = (name: string) => form.get(name) ?? '';
  return {
    title: text('title'),
    text: text('text'),
    author: text('author'),
    correction: text('correction'),
    picture: text('picture'),
    pictureAlt: text('pictureAlt'),
    isKey: form.has('isKey'),
    isPinned: form.has('isPinned'),
  };
}

/** Why an entry was refused, in the texts of the desk. */
function alertOf(visit: Visit, { failure }: RequestError): string {
  const texts = deskTexts(visit.context).live;
  if (failure.status === 409) return failure.code === 'TOO_MANY_PINNED' ? texts.tooManyPinned : texts.stale;
  if (failure.issues?.some(({ field, code }) => field === 'text' && code === 'format')) return texts.badChart;
  const fields = (failure.issues ?? []).map(({ field }) => field);
  if (fields.some((field) => field === 'picture' || field === 'pictureAlt')) return texts.badPicture;
  return fields.includes('text') ? texts.needsWords : texts.failed;
}

/**
 * Runs the action of a button.
 * @returns whether there was one
 */
async function act(visit: Visit): Promise<boolean> {
  const { desk, form } = visit;
  const contentId = contentIdOf(visit);
  const asked = form.get('do');
  if (asked === 'finish' || asked === 'reopen') {
    await desk.setLive(contentId, { isLive: asked === 'reopen' });
    return true;
  }
  if (asked === 'published' || asked === 'draft') {
    const { correction: _, ...words } = wordsOf(visit);
    await desk.postEntry(contentId, { ...words, state: asked, key: form.get('key') ?? '' });
    return true;
  }
  const name = LIVE_ENTRY_ACTS.find((known) => known === asked);
  if (!name) return false;
  const version = Number(form.get('version'));
  const { isPinned: _, ...words } = wordsOf(visit);
  const change = name === 'correct' ? { act: name, version, ...words } : { act: name, version };
  await desk.changeEntry(contentId, form.get('entry') ?? '', change);
  return true;
}

const write = atDesk(async (visit, user) => {
  const isWriting = ['published', 'draft', 'correct'].includes(visit.form.get('do') ?? '');
  try {
    if (await act(visit))
      return { location: `${deskLivePath(contentIdOf(visit))}?done=${visit.form.get('do')}` };
    return await storyPage(visit, user, { alert: deskTexts(visit.context).live.failed, status: 400 });
  } catch (error) {
    const failed = failedCall(error);
    const status = refusedStatus(error);
    return storyPage(visit, user, {
      alert: alertOf(visit, failed),
      status,
      entryId: isWriting ? visit.form.get('entry') : null,
      ...(isWriting ? { words: wordsOf(visit) } : {}),
    });
  }
});

/** Path of a live blog's page at the desk. */
const deskLivePath = (contentId: string): string => pathTo('deskLiveStory', { contentId });

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
function deskLiveView(
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

type DeskLiveStoryProps = EntryWriting & { alert?: string | undefined; status?: number };

/** `/redaccio/directe/:contentId/`: a live blog's entries, and the form that writes them. */
function deskLiveStoryView(context: PageContext, props: DeskLiveStoryProps): AccountView {
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

/** Confirmation messages for its actions. */
const DONE = inEveryLanguage({
  ca: {
    finish: 'S’ha acabat el directe.',
    reopen: 'El directe és obert.',
    published: 'S’ha publicat l’entrada.',
    draft: 'S’ha desat l’esborrany.',
    publish: 'S’ha publicat l’entrada.',
    correct: 'S’han desat els canvis de l’entrada.',
    withdraw: 'S’ha retirat l’entrada.',
    pin: 'S’ha fixat l’entrada.',
    unpin: 'L’entrada ja no és fixada.',
  },
  es: {
    finish: 'Ha terminado el directo.',
    reopen: 'El directo está abierto.',
    published: 'Se ha publicado la entrada.',
    draft: 'Se ha guardado el borrador.',
    publish: 'Se ha publicado la entrada.',
    correct: 'Se han guardado los cambios de la entrada.',
    withdraw: 'Se ha retirado la entrada.',
    pin: 'Se ha fijado la entrada.',
    unpin: 'La entrada ya no está fijada.',
  },
  en: {
    finish: 'The live blog has ended.',
    reopen: 'The live blog is open.',
    published: 'The entry has been published.',
    draft: 'The draft has been saved.',
    publish: 'The entry has been published.',
    correct: 'The changes to the entry have been saved.',
    withdraw: 'The entry has been withdrawn.',
    pin: 'The entry has been pinned.',
    unpin: 'The entry is no longer pinned.',
  },
});

/** Log strings for its actions. */
const LOG_WORDS: ScreenLogWords = inEveryLanguage({
  ca: {
    topics: { entry: 'entrades de directes', live: 'directes' },
    kinds: { entry: 'Entrada' },
    acts: {
      'entry.publish': 'publica una entrada del directe',
      'entry.correct': 'corregeix una entrada del directe',
      'entry.withdraw': 'retira una entrada del directe',
      'entry.pin': 'fixa una entrada del directe',
      'entry.unpin': 'deixa de fixar una entrada',
      'live.finish': 'acaba un directe',
      'live.reopen': 'reobre un directe',
    },
  },
  es: {
    topics: { entry: 'entradas de directos', live: 'directos' },
    kinds: { entry: 'Entrada' },
    acts: {
      'entry.publish': 'publica una entrada del directo',
      'entry.correct': 'corrige una entrada del directo',
      'entry.withdraw': 'retira una entrada del directo',
      'entry.pin': 'fija una entrada del directo',
      'entry.unpin': 'deja de fijar una entrada',
      'live.finish': 'termina un directo',
      'live.reopen': 'reabre un directo',
    },
  },
  en: {
    topics: { entry: 'live entries', live: 'live blogs' },
    kinds: { entry: 'Entry' },
    acts: {
      'entry.publish': 'publishes a live entry',
      'entry.correct': 'corrects a live entry',
      'entry.withdraw': 'withdraws a live entry',
      'entry.pin': 'pins an entry of a live blog',
      'entry.unpin': 'unpins an entry',
      'live.finish': 'ends a live blog',
      'live.reopen': 'reopens a live blog',
    },
  },
});

/** `/redaccio/directe/`: the site's live blogs. */
export default deskScreen({
  path: ROUTES.deskLive,
  done: DONE,
  log: LOG_WORDS,
  navigation: {
    group: 'publishing',
    order: 5,
    title: (language) => DESK_TEXTS[language].live.title,
    text: (language) => DESK_TEXTS[language].live.text,
  },
  get: atDesk(async ({ context, desk }, user) =>
    deskLiveView(context, { user, stories: await desk.liveStories() }),
  ),
  below: {
    [ROUTES.deskLiveStory]: {
      get: atDesk((visit, user) =>
        storyPage(visit, user, {
          entryId: visit.url.searchParams.get('entrada'),
          ...doneMessage(visit, DONE),
        }),
      ),
      post: write,
    },
  },
});
