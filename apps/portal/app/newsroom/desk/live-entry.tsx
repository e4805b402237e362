import { fill } from '@portal/model';
import {
  type DeskEntry,
  type DeskUser,
  LIVE_ENTRY_MAX_LENGTH,
  type LiveDesk,
  type LiveEntryAct,
  nextEntryState,
} from '@portal/model/newsroom';
import { uploadDictionaryOf } from '@portal/model/participation';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Disclosure } from '@portal/ui/disclosure';
import { Inline, Stack } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { Panel } from '@portal/ui/panel';
import { Heading, Text } from '@portal/ui/text';
import { TextArea } from '@portal/ui/text-area';
import { TextField } from '@portal/ui/text-field';
import { Island } from '../../Island';
import deskDraftIsland from '../../islands/DeskDraft';
import deskPictureIsland from '../../islands/DeskPicture';
import type { PageContext } from '../../page';
import { deskTexts } from './frame';
import { momentInWords } from './moments';

/** Typed values of the entry form. */
export type EntryWords = Readonly<
  Record<'title' | 'text' | 'author' | 'picture' | 'pictureAlt' | 'correction', string> &
    Record<'isKey' | 'isPinned', boolean>
>;

/** Props of the form that writes or corrects an entry. */
export type EntryWriting = {
  user: DeskUser;
  desk: LiveDesk;
  /** Entry to correct; absent for a new one. */
  corrected?: DeskEntry | undefined;
  /** Typed values of a rejected form. */
  words?: EntryWords | undefined;
  /** Idempotency key: a form that is sent twice creates one entry. */
  entryKey: string;
  /** Confirmation of the last action. */
  done?: string;
};

type EntryFormProps = EntryWriting & { context: PageContext; path: string };

/** Form that writes or corrects an entry: one column, for thumb use. */
export function EntryForm({ context, user, desk, corrected, words, entryKey, done, path }: EntryFormProps) {
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
    <form method="post" noValidate action={path} style={{ maxInlineSize: '36rem' }}>
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
            props={{ name: `desk-live-${desk.story.contentId}`, isDone: done !== undefined }}
            locale={context.locale}
          />
        )}
      </Stack>
    </form>
  );
}

type EntryProps = { context: PageContext; entry: DeskEntry; path: string; mayWrite: boolean };

/** An entry with its current actions. */
export function Entry({ context, entry, path, mayWrite }: EntryProps) {
  const texts = deskTexts(context).live;
  const { id, state, version, date, title, summary, author, isKey, isPinned } = entry;
  const name = title || summary || momentInWords(context, date);
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
            momentInWords(context, date),
            ...(author ? [author] : []),
            ...(isKey ? [texts.key] : []),
            ...(isPinned ? [texts.pinned] : []),
          ].join(' · ')}
        </Text>
        {title ? <Text variant="label">{title}</Text> : null}
        {summary ? <Text variant="summary">{summary}</Text> : null}
        {mayWrite ? (
          <form method="post" noValidate action={path}>
            <input type="hidden" name="entry" value={id} />
            <input type="hidden" name="version" value={version} />
            <Inline gap="3">
              {nextEntryState(state, 'correct') ? (
                <Button
                  href={`${path}?${new URLSearchParams({ entrada: id })}`}
                  variant="secondary"
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
                  variant={act === 'withdraw' ? 'danger' : 'secondary'}
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
