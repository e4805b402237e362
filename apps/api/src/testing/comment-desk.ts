import type { DeskRole } from '@portal/model/newsroom';
import { Hono } from 'hono';
import { commentDeskCalls } from '../participation/comments/desk-endpoints';
import { onFailure } from '../platform/http/failures';
import { openCursors } from '../platform/secrets/cursors';
import { siteByAlias } from '../sites/find';
import type { TestDiscussion } from './discussion';
import { logInto } from './log';
import { TestReader } from './reader';

/** Endpoints of the comment desk, called with a role that a test can change. */
export type TestCommentDesk = { role: DeskRole; reader: () => TestReader; calls: Hono };

/** The comment desk over a test's discussions, without a login: requests come from an editor. */
export async function testCommentDesk({ database, clock, outbox }: TestDiscussion): Promise<TestCommentDesk> {
  const site = await siteByAlias(database.db, 'prova');
  if (!site) throw new Error('no site');
  const calls = new Hono();
  const desk: TestCommentDesk = { role: 'editor', reader: () => new TestReader(calls), calls };
  const visit = async () => ({
    actor: { id: 7, name: 'Mireia Soler', email: 'mireia@prova.example', site: 'prova', role: desk.role },
    site,
    origin: 'https://prova.example',
  });
  calls.onError(onFailure(logInto([])));
  const deps = { db: database.db, now: clock.now, outbox, cursors: openCursors(database.db) };
  commentDeskCalls(calls, deps, { visit, change: visit });
  return desk;
}
