import type { DeskRole } from '@portal/model/newsroom';
import { Hono } from 'hono';
import { commentDeskCalls } from '../participation/comments/desk-endpoints';
import { onFailure } from '../platform/http/failures';
import { openCursors } from '../platform/secrets/cursors';
import type { DeskGuards } from '../sites/desk-kit/actor';
import { assertMayAct } from '../sites/desk-kit/actor';
import { siteByAlias } from '../sites/find';
import { requestContextOf } from '../sites/request-context';
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
  const guards: Pick<DeskGuards, 'desk'> = {
    desk: async (c, { act }) => {
      if (act) assertMayAct(desk, act);
      const { role } = desk;
      return {
        actor: { id: 7, name: 'Mireia Soler', email: 'mireia@prova.example', site: 'prova', role },
        context: { ...requestContextOf(c, site), secret: 'secret', browser: null },
      };
    },
  };
  calls.onError(onFailure(logInto([])));
  const deps = { db: database.db, now: clock.now, outbox, cursors: openCursors(database.db) };
  commentDeskCalls(calls, deps, guards);
  return desk;
}
