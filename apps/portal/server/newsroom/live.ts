import { randomUUID } from 'node:crypto';
import { failedCall, type RequestError } from '@portal/data';
import { matchRoute } from '@portal/model';
import { type DeskUser, LIVE_ENTRY_ACTS } from '@portal/model/newsroom';
import { deskTexts } from '../../app/newsroom/desk/frame';
import {
  type DeskLiveStoryProps,
  deskLivePath,
  deskLiveStoryView,
  deskLiveView,
} from '../../app/newsroom/desk/live';
import type { EntryWords } from '../../app/newsroom/desk/live-entry';
import { type AccountPage, statusOf, type Visit, type Visited } from '../visit';
import { atDesk } from './at-desk';
import { doneMessage } from './done';

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
  const fields = (failure.issues ?? []).map(({ field }) => field);
  if (fields.some((field) => field === 'picture' || field === 'pictureAlt')) return texts.badPicture;
  return fields.includes('text') ? texts.needsWords : texts.failed;
}

/** Runs the action of a button. @returns whether there was one */
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
    const status = statusOf(failed);
    if (status === 401 || status === 403 || status === 404) throw error;
    return storyPage(visit, user, {
      alert: alertOf(visit, failed),
      status,
      entryId: isWriting ? visit.form.get('entry') : null,
      ...(isWriting ? { words: wordsOf(visit) } : {}),
    });
  }
});

/** `/redaccio/directe/`: the site's live blogs. */
export const deskLivePage: AccountPage = {
  get: atDesk(async ({ context, desk }, user) =>
    deskLiveView(context, { user, stories: await desk.liveStories() }),
  ),
};

/** `/redaccio/directe/:contentId/`: one live blog, and the form of its entries. */
export const deskLiveStoryPage: AccountPage = {
  get: atDesk((visit, user) =>
    storyPage(visit, user, {
      entryId: visit.url.searchParams.get('entrada'),
      ...doneMessage(visit, 'live'),
    }),
  ),
  post: write,
};
