import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CommentsViewProps, deskCommentsView } from '../../app/desk/comments';
import { registerIslands } from '../../app/Island';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const user = { id: '1', name: 'Aina', email: 'aina@prova.example', role: 'moderator' } as const;
const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets });

const emptyQueue = (asked: Pick<CommentsViewProps, 'view' | 'word'>) =>
  renderToStaticMarkup(deskCommentsView(context, { user, queue: { items: [], next: null }, ...asked }).view);

it('an empty queue says that nothing is pending, unless something else was looked for', () => {
  const NONE_PENDING = 'No hi ha cap comentari pendent.';
  expect(emptyQueue({ view: 'waiting', word: '' })).toContain(NONE_PENDING);
  for (const asked of [
    { view: 'waiting', word: 'port' },
    { view: 'published', word: '' },
  ] as const)
    expect(emptyQueue(asked)).not.toContain(NONE_PENDING);
  expect(emptyQueue({ view: 'published', word: '' })).toContain('Text que contenen');
});
