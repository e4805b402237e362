import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewQuestions } from '../../participation/interviews/tables';
import { ENGINES } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';
import { interviewOf, namesInterview } from './interview';

const LIST = `<p>Hem parlat amb ella.</p><dl><dt><cite>Laia</cite> Plourà demà?</dt><dd><p>Sí.</p></dd>
  <dt>I <em>demà passat</em>?</dt><dd>No.</dd><dd>O poc.</dd></dl><p>Gràcies.</p>`;
const HEADED =
  '<div><p>Obrim.</p><h3>Plourà?</h3><p>Sí.</p><p>Molt.</p><h3>Quan?</h3><ul><li>Demà</li></ul></div>';

describe('a text labelled as a digital interview', () => {
  it('has its questions in definition lists, or as headings', () => {
    expect(interviewOf({ body: LIST }, 'Neus Aragall')).toEqual({
      guestName: 'Neus Aragall',
      opening: 'Hem parlat amb ella.',
      goodbye: 'Gràcies.',
      questions: [
        { author: 'Laia', text: 'Plourà demà?', answer: 'Sí.' },
        { author: '', text: 'I demà passat?', answer: 'No.\n\nO poc.' },
      ],
    });
    expect(interviewOf({ body: HEADED }, 'Neus')).toMatchObject({
      opening: 'Obrim.',
      goodbye: '',
      questions: [
        { text: 'Plourà?', answer: 'Sí.\n\nMolt.' },
        { text: 'Quan?', answer: 'Demà' },
      ],
    });
  });

  it.each([
    ['of no known guest', LIST, ''],
    ['of one question', '<h2>Plourà?</h2><p>Sí.</p>', 'Neus'],
    ['of running text', '<p>P: Plourà? R: Sí.</p><p>P: Quan? R: Demà.</p>', 'Neus'],
    ['with a question that nobody answers', '<h2>Plourà?</h2><h2>Quan?</h2><p>Demà.</p>', 'Neus'],
    ['with more than would fit', `<h2>${'x'.repeat(501)}</h2><p>Sí.</p><h2>Quan?</h2><p>Demà.</p>`, 'Neus'],
    ['that is empty', '', 'Neus'],
  ])('stays a text if it is one %s', (_, body, guest) => {
    expect(interviewOf({ body }, guest)).toBeNull();
  });

  it('is recognised by the newsroom’s names', () => {
    expect(['entrevista-digital', 'encuentros-digitales', 'digital-interview'].every(namesInterview)).toBe(
      true,
    );
    expect(['entrevista', 'opinio', 'digital'].some(namesInterview)).toBe(false);
  });
});

const ninjs = (body: string) =>
  JSON.stringify({
    uri: 'urn:prova:1',
    type: 'text',
    headline: 'Neus Aragall respon',
    body_xhtml: body,
    firstcreated: '2024-03-05T09:00:00Z',
    genre: [{ name: 'Entrevista digital' }],
    person: [{ name: 'Neus Aragall' }],
  });
const wxr = (
  body: string,
) => `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <wp:base_site_url>https://diari.example</wp:base_site_url><item><title>Damià respon</title>
  <link>https://diari.example/damia-respon/</link><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type>
  <wp:status>publish</wp:status><wp:post_date_gmt>2024-03-05 08:00:00</wp:post_date_gmt>
  <category domain="category" nicename="entrevistes-digitals"><![CDATA[Entrevistes digitals]]></category>
  <wp:postmeta><wp:meta_key>interview_guest</wp:meta_key><wp:meta_value>Damià Roig</wp:meta_value></wp:postmeta>
  <content:encoded><![CDATA[${body}]]></content:encoded></item></channel></rss>`;

describe.each(ENGINES)('digital interviews of other systems, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());
  const brought = async (name: string, text: string) => {
    const file = path.join(newsroom.folder, name);
    await writeFile(file, text);
    await newsroom.run(file);
  };

  it('are imported from ninjs, answered and closed; a later version replaces them until the desk changes them', async () => {
    await brought('one.json', ninjs(LIST));
    const seen = async () => (await newsroom.page('/neus-aragall-respon/'))?.interview;
    expect(await seen()).toMatchObject({
      guest: { name: 'Neus Aragall' },
      questions: { count: 2, items: [{ author: 'Laia', html: '<p>Plourà demà?</p>' }, { author: null }] },
    });
    expect((await seen())?.closed).not.toBeNull();
    await brought('two.json', ninjs(HEADED));
    expect((await seen())?.questions.items.map(({ html }) => html)).toEqual([
      '<p>Plourà?</p>',
      '<p>Quan?</p>',
    ]);
    await newsroom.database.db
      .update(interviewQuestions)
      .set({ version: 1 })
      .where(eq(interviewQuestions.position, 1));
    await brought('three.json', ninjs(LIST));
    expect((await seen())?.questions.items.map(({ html }) => html)).toEqual([
      '<p>Plourà?</p>',
      '<p>Quan?</p>',
    ]);
  });

  it('are imported from WordPress by category and guest', async () => {
    await brought('diari.xml', wxr(HEADED));
    expect((await newsroom.page('/damia-respon/'))?.interview).toMatchObject({
      guest: { name: 'Damià Roig' },
      questions: { count: 2 },
    });
  });
});
