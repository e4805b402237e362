import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alerts } from '../../content/boards/tables';
import { liveEntries } from '../../content/live-blogs/tables';
import { commentDecisions, comments } from '../../participation/comments/tables';
import { contactMessages } from '../../participation/contact/tables';
import { interviewQuestions, interviews } from '../../participation/interviews/tables';
import { pollOptions, polls } from '../../participation/polls/tables';
import { uploads } from '../../participation/uploads/tables';
import { accounts } from '../../readers/accounts/tables';
import { ENGINES } from '../../testing/database';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { namesOfSubjects } from './subjects';
import { deskAccounts } from './tables';

describe.each(ENGINES)('log subjects, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine);
  });
  afterAll(() => test.database.remove());

  it('log lines have the name and path of the item that they are about', async () => {
    const { db } = test.database;
    const { contentId } = test;
    const at = test.clock.now();
    const idOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
    const reader = await idOf(
      db
        .insert(accounts)
        .values({ nick: 'laia', nickKey: 'laia', language: 'ca', site: 'prova', createdAt: at })
        .returning({ id: accounts.id }),
    );
    const comment = await idOf(
      db
        .insert(comments)
        .values({ contentId, accountId: reader, html: '<p>Bé</p>', date: at })
        .returning({ id: comments.id }),
    );
    const decision = await idOf(
      db
        .insert(commentDecisions)
        .values({
          site: 'prova',
          decision: 'refuse',
          commentId: comment,
          accountId: reader,
          isAutomated: false,
          decidedAt: at,
        })
        .returning({ id: commentDecisions.id }),
    );
    await db.insert(polls).values({
      contentId,
      question: 'Cal obrir el moll?',
      choices: 1,
      voters: 'everybody',
      results: 'always',
      isChangeable: false,
      createdAt: at,
      toldState: 'active',
    });
    await db.insert(pollOptions).values({ contentId, position: 0, text: 'Sí' });
    await db.insert(interviews).values({
      contentId,
      guestName: 'Rut Prats',
      startAt: at,
      questionLimit: 3,
      createdAt: at,
      toldState: 'open',
    });
    const question = await idOf(
      db
        .insert(interviewQuestions)
        .values({ contentId, author: 'laia', text: 'Quan?', key: 'k', state: 'waiting', askedAt: at })
        .returning({ id: interviewQuestions.id }),
    );
    const entry = await idOf(
      db
        .insert(liveEntries)
        .values({ contentId, state: 'published', date: at, title: 'Ja hi som', body: [] })
        .returning({ id: liveEntries.id }),
    );
    const upload = await idOf(
      db
        .insert(uploads)
        .values({
          key: 'u',
          site: 'prova',
          contentId,
          accountId: reader,
          kind: 'image',
          size: 1,
          title: 'El far',
          caption: '',
          place: '',
          credit: '',
          createdAt: at,
          expiresAt: at,
          mediaId: 'm',
        })
        .returning({ id: uploads.id }),
    );
    const message = await idOf(
      db
        .insert(contactMessages)
        .values({
          site: 'prova',
          key: 'k',
          name: 'Joan Pi',
          email: 'j@prova.example',
          message: 'Hola',
          state: 'held',
          sentAt: at,
        })
        .returning({ id: contactMessages.id }),
    );
    const alert = await idOf(
      db
        .insert(alerts)
        .values({
          site: 'prova',
          title: 'Temporal',
          text: 'x',
          isBreaking: false,
          publishedAt: at,
          endsAt: at,
        })
        .returning({ id: alerts.id }),
    );
    const person = await idOf(
      db
        .insert(deskAccounts)
        .values({
          emailKey: 'm@prova.example',
          email: 'm@prova.example',
          name: 'Mar Vidal',
          passwordHash: 'x',
          totpSecret: 'x',
          createdAt: at,
        })
        .returning({ id: deskAccounts.id }),
    );
    const named = {
      [`comment:${comment}`]: { title: 'El moll de Llevant', who: 'laia' },
      [`reader:${reader}`]: { title: null, who: 'laia' },
      [`decision:${decision}`]: { title: 'El moll de Llevant', who: 'laia' },
      [`content:${contentId}`]: { title: 'El moll de Llevant', contentId: String(contentId) },
      [`interview:${contentId}`]: { title: 'El moll de Llevant', contentId: String(contentId) },
      [`poll:${contentId}`]: { title: 'Cal obrir el moll?', contentId: String(contentId) },
      [`question:${question}`]: { who: 'laia', contentId: String(contentId) },
      [`entry:${contentId}/${entry}`]: { title: 'Ja hi som', path: '/societat/historia-1/' },
      [`upload:${upload}`]: { title: 'El far', who: 'laia' },
      [`message:${message}`]: { who: 'Joan Pi' },
      [`alert:${alert}`]: { title: 'Temporal' },
      [`account:${person}`]: { who: 'Mar Vidal' },
      'email:nil@prova.example': { who: 'nil@prova.example' },
    };
    const aboutOf = await namesOfSubjects(db, Object.keys(named));
    for (const [subject, about] of Object.entries(named))
      expect({ subject, about: aboutOf(subject) }).toMatchObject({ subject, about });
    expect(aboutOf(`comment:${comment}`)?.path).toBe(`/societat/historia-1/#comment-${comment}`);
  });

  it('have no name if deleted or of an unknown kind', async () => {
    const aboutOf = await namesOfSubjects(test.database.db, [
      'comment:999999',
      'whatever:1',
      'comment:x',
      'x',
    ]);
    expect(['comment:999999', 'whatever:1', 'comment:x', 'x'].map(aboutOf)).toEqual([null, null, null, null]);
  });
});
