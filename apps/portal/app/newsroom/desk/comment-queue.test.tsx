import type { DeskLog, ReaderStanding } from '@portal/model/newsroom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandsBy } from '../../../server/islands';
import { contextOf } from '../../../server/render';
import { assets } from '../../../server/testing/assets';
import { registerIslands } from '../../Island';
import { ORIGIN, SITE } from '../../testing/site';
import type { CommentsViewProps } from './queued-comment';
import { deskCommentsView } from './screens/comments';
import { deskLogView } from './screens/log';

registerIslands(islandsBy(assets.island));

const user = { id: '1', name: 'Aina', email: 'aina@prova.example', role: 'moderator' } as const;
const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets });

const emptyQueue = (asked: Pick<CommentsViewProps, 'view' | 'word'>) =>
  renderToStaticMarkup(deskCommentsView(context, { user, queue: { items: [], next: null }, ...asked }).view);

it('an empty queue says that nothing is pending, unless it was filtered', () => {
  const NONE_PENDING = 'No hi ha cap comentari pendent.';
  expect(emptyQueue({ view: 'waiting', word: '' })).toContain(NONE_PENDING);
  for (const asked of [
    { view: 'waiting', word: 'port' },
    { view: 'published', word: '' },
  ] as const)
    expect(emptyQueue(asked)).not.toContain(NONE_PENDING);
  expect(emptyQueue({ view: 'published', word: '' })).toContain('Text que contenen');
});

it('the button that ends a standing names it: it lifts a suspension, or removes trust', () => {
  const queued = (standing: ReaderStanding | null): CommentsViewProps['queue'] => ({
    items: [
      {
        id: 1,
        state: 'published',
        rule: null,
        text: 'Bon dia',
        date: '2026-03-18T11:00:00Z',
        author: 'Empar',
        accountId: 7,
        standing,
        contentId: 3,
        title: 'Temporal',
        path: '/temporal/',
        reports: [],
      },
    ],
    next: null,
  });
  const buttonsOf = (standing: ReaderStanding | null) => {
    const props = { user, queue: queued(standing), view: 'published', word: '' } as const;
    const html = renderToStaticMarkup(deskCommentsView(context, props).view);
    return ['Aixeca la suspensió d’Empar', 'Retira la confiança a Empar'].map((label) =>
      html.includes(label),
    );
  };
  expect(buttonsOf('suspended')).toEqual([true, false]);
  expect(buttonsOf('trusted')).toEqual([false, true]);
  expect(buttonsOf(null)).toEqual([false, false]);
});

it('a log line about an email without an account says so, and shows no address', () => {
  const log: DeskLog = {
    lines: [
      {
        line: 1,
        at: '2026-03-18T11:00:00Z',
        actor: 'Aina',
        act: 'reader.release',
        subject: 'mailbox:',
        about: { title: null, who: null, path: null, contentId: null },
        details: {},
      },
    ],
    next: null,
    people: [],
  };
  const choice = { actor: '', topic: '' };
  const html = renderToStaticMarkup(deskLogView(context, { user, log, choice, isFirst: true }).view);
  expect(html).toContain('Adreça d’un lector sense compte');
  // Removing trust is the same action.
  expect(html).toContain('retira la confiança a un lector o n’aixeca la suspensió');
  expect(html).not.toMatch(/mailbox|que ja no hi és|<p[^>]*><\/p>/);
});
