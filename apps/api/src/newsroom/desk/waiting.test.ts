import { WAITING_AT_MOST } from '@portal/model/newsroom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentDecisions, comments } from '../../participation/comments/tables';
import { contactMessages } from '../../participation/contact/tables';
import { interviewQuestions, interviews } from '../../participation/interviews/tables';
import { rectifications } from '../../participation/rectifications/tables';
import { uploads } from '../../participation/uploads/tables';
import { ENGINES } from '../../testing/database';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { requestRow } from '../../testing/rectifications';
import { waitingAt } from './waiting';

describe.each(ENGINES)('waiting counts of the desk, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine);
  });
  afterAll(() => test.database.remove());

  const waiting = (role: 'moderator' | 'editor' = 'editor', site = 'prova') =>
    waitingAt(test.database.db, { site, role }, test.clock.now());

  it('are zero on a new site, and include only the queues that a moderator decides on', async () => {
    const none = {
      comments: 0,
      reports: 0,
      appeals: 0,
      questions: 0,
      uploads: 0,
      messages: 0,
      rectifications: 0,
      rectificationsDue: null,
    };
    expect(await waiting('editor', 'altre')).toEqual(none);
    expect(await waiting('moderator', 'altre')).toEqual({ ...none, appeals: null, rectifications: null });
  });

  it('are counted by queue, per site, up to the limit', async () => {
    const { db } = test.database;
    const at = test.clock.now();
    const { contentId } = test;
    const comment = { contentId, html: '<p>Bé</p>', date: at };
    await db
      .insert(comments)
      .values([
        ...Array.from({ length: WAITING_AT_MOST + 20 }, () => ({ ...comment, state: 'held' as const })),
        { ...comment, reports: 2 },
        comment,
      ]);
    await db.insert(commentDecisions).values([
      { site: 'prova', decision: 'refuse', isAutomated: true, decidedAt: at, appealedAt: at },
      { site: 'prova', decision: 'refuse', isAutomated: true, decidedAt: at },
      {
        site: 'prova',
        decision: 'refuse',
        isAutomated: true,
        decidedAt: at,
        appealedAt: at,
        outcome: 'upheld',
      },
    ]);
    const interview = { startAt: at, questionLimit: 3, createdAt: at, toldState: 'open' as const };
    const closed = await test.story();
    await db.insert(interviews).values([
      { ...interview, contentId, guestName: 'Rut Prats' },
      { ...interview, contentId: closed, guestName: 'Pep Roca', closedAt: at },
    ]);
    const question = { author: 'laia', text: 'Quan?', state: 'waiting' as const, askedAt: at };
    await db.insert(interviewQuestions).values([
      { ...question, contentId, key: 'a' },
      { ...question, contentId, key: 'b', state: 'chosen' },
      { ...question, contentId: closed, key: 'c' },
    ]);
    const upload = {
      site: 'prova',
      kind: 'image' as const,
      size: 1,
      title: 'El far',
      caption: '',
      place: '',
      credit: '',
      createdAt: at,
      expiresAt: at,
      received: 1,
      safeBytes: 1,
      width: 1,
      height: 1,
    };
    await db.insert(uploads).values([
      { ...upload, key: 'a', mediaId: 'a', state: 'held' },
      { ...upload, key: 'b', mediaId: 'b', state: 'published' },
    ]);
    const message = { site: 'prova', name: 'Joan', email: 'j@prova.example', message: 'Hola', sentAt: at };
    await db.insert(contactMessages).values([
      { ...message, key: 'a', state: 'held' },
      { ...message, key: 'b', state: 'held' },
      { ...message, key: 'c', state: 'sent' },
    ]);
    await db
      .insert(rectifications)
      .values([
        requestRow(contentId, at, { dueAt: new Date(at.getTime() + 1) }),
        requestRow(contentId, at),
        requestRow(contentId, new Date(0), { state: 'refused', decidedAt: at }),
      ]);
    expect(await waiting()).toEqual({
      comments: WAITING_AT_MOST,
      reports: 1,
      appeals: 1,
      questions: 1,
      uploads: 1,
      messages: 2,
      rectifications: 2,
      rectificationsDue: at.toISOString(),
    });
    expect(Object.values(await waiting('editor', 'altre'))).toEqual([0, 0, 0, 0, 0, 0, 0, null]);
  });
});
